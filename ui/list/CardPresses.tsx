import { useEffect } from 'react';
import { useListContext } from 'react-admin';

interface Props {
  area: HTMLElement;
  /** Whether a tap on a card selects it instead of opening it. */
  isSelecting: boolean;
}

/** How long a card is pressed to select it, as on the phones themselves. */
const longPressMs = 500;
/** A finger that moves further than this many pixels scrolls. */
const stillPx = 10;

/** Selects cards by a long press, or by a tap while cards are being selected. */
const CardPresses = ({ area, isSelecting }: Props) => {
  const { data = [], onToggleItem, isPlaceholderData } = useListContext();
  useEffect(() => {
    const toggle = (target: EventTarget | null) => {
      const row = target instanceof Element && target.closest<HTMLElement>('tr[data-index]');
      const record = row ? data[Number(row.dataset.index)] : undefined;
      if (record && !isPlaceholderData) onToggleItem(record.id);
    };
    return listen(area, isSelecting, toggle);
  }, [area, data, isPlaceholderData, isSelecting, onToggleItem]);
  return null;
};

/** A long press that the browser follows by a click, which must not open the card. */
let isLong = false;

const listen = (
  area: HTMLElement,
  isSelecting: boolean,
  toggle: (target: EventTarget | null) => void,
) => {
  let start = { timer: 0, x: 0, y: 0 };
  const release = () => window.clearTimeout(start.timer);
  const press = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    release();
    isLong = false;
    if (pointerType === 'mouse' || !isCard(target)) return;
    const timer = window.setTimeout(() => {
      isLong = true;
      toggle(target);
    }, longPressMs);
    start = { timer, x, y };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > stillPx) release();
  };
  // the browser's own menu would cover the selection
  const openMenu = (event: MouseEvent) => isLong && event.preventDefault();
  const click = (event: MouseEvent) => {
    const wasLong = isLong;
    isLong = false;
    if (!isCard(event.target) || !(wasLong || isSelecting)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!wasLong) toggle(event.target);
  };
  const end = new AbortController();
  const { signal } = end;
  area.addEventListener('pointerdown', press, { signal });
  area.addEventListener('pointermove', move, { signal });
  area.addEventListener('pointerup', release, { signal });
  area.addEventListener('pointercancel', release, { signal });
  area.addEventListener('contextmenu', openMenu, { signal });
  area.addEventListener('click', click, { signal, capture: true });
  return () => end.abort();
};

/** Whether a press there is one on the card, not on its checkbox, button or switch. */
const isCard = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('tr[data-index]') !== null &&
  target.closest('button, input, label, [role="menu"], [role="dialog"]') === null;

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default CardPresses;
