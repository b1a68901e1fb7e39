import { useEffect } from 'react';

/**
 * Moves the focus through a table's rows. Tab goes from row to row, so that each takes one stop;
 * arrows go through the links and buttons of a row, and to those of its neighbours. Enter on a
 * row's checkbox opens the row.
 */
const RowKeys = ({ area }: { area: HTMLElement }) => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey) return;
      const row = target instanceof Element && area.contains(target) && target.closest('tr');
      if (row && move(event, row)) event.preventDefault();
    };
    // on the window, where controls of the cells have already used the keys that are theirs
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [area]);
  return null;
};

/** @returns whether the key has been used */
const move = ({ key, shiftKey, target }: KeyboardEvent, row: HTMLElement): boolean => {
  if (key === 'Tab') return leaveRow(row, shiftKey);
  if (shiftKey || !(target instanceof Element) || target.matches(usesArrows)) return false;
  const stops = stopsOf(row);
  const place = stops.indexOf(target as HTMLElement);
  switch (key) {
    case 'ArrowRight':
      return focus(stops[place + 1]);
    case 'ArrowLeft':
      return focus(stops[place - 1]);
    case 'ArrowDown':
      return focusIn(neighbour(row, 1), place);
    case 'ArrowUp':
      return focusIn(neighbour(row, -1), place);
    case 'Enter':
      return target.matches('input') && open(row);
    default:
      return false;
  }
};

/** Follows the row's first link, which opens its record. */
const open = (row: HTMLElement): boolean => {
  const link = row.querySelector<HTMLElement>('th a, td a');
  link?.click();
  return Boolean(link);
};

/** Where arrows move the caret or the value. */
const usesArrows = 'input:not([type="checkbox"]), textarea, select, [role="combobox"]';

const leaveRow = (row: HTMLElement, isBack: boolean): boolean => {
  const next = neighbour(row, isBack ? -1 : 1);
  if (next) return focusIn(next, 0);
  // the browser itself goes on from the edge of the table
  focus(stopsOf(row).at(isBack ? 0 : -1));
  return false;
};

/** The next row in that direction with something to focus; the header is the first row. */
const neighbour = (row: HTMLElement, step: 1 | -1): HTMLElement | undefined => {
  const table = row.closest('table');
  const rows = [...(table?.querySelectorAll<HTMLElement>('tr[aria-rowindex]') ?? [])];
  const place = rows.indexOf(row);
  const further = step > 0 ? rows.slice(place + 1) : rows.slice(0, place).reverse();
  return further.find((each) => stopsOf(each).length > 0);
};

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), [role="combobox"], [tabindex="0"]';

const stopsOf = (row: HTMLElement): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(focusable)].filter(
    (each) => each.tabIndex >= 0 && each.getClientRects().length > 0,
  );

const focusIn = (row: HTMLElement | undefined, place: number): boolean => {
  const stops = row ? stopsOf(row) : [];
  return focus(stops[Math.min(Math.max(place, 0), stops.length - 1)]);
};

const focus = (element: HTMLElement | undefined): boolean => {
  element?.focus();
  return element !== undefined;
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default RowKeys;
