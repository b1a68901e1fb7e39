import { listChoicesOf } from '#providers/listChoices.ts';

/** The least and the greatest width of a column in pixels. */
export const widthLimits = { min: 48, max: 800 } as const;

/**
 * Resizes a column while the pointer is pressed on the edge of its heading, and stores the width.
 *
 * @param cell The heading; the column's `col` element has its index.
 * @param startX Where the pointer was pressed, in pixels of the window.
 */
export const resizeColumn = (list: string, cell: HTMLElement, startX: number): void => {
  const table = cell.closest('table');
  const { source } = cell.dataset;
  const index = [...(cell.parentElement?.children ?? [])].indexOf(cell);
  const column = table?.querySelectorAll('col')[index];
  if (!column || !source) return;
  const wasDraggable = cell.draggable;
  // the edge is dragged, not the heading
  cell.draggable = false;
  const start = cell.getBoundingClientRect().width;
  let width = start;
  const move = ({ clientX }: PointerEvent) => {
    width = Math.min(widthLimits.max, Math.max(widthLimits.min, start + clientX - startX));
    column.style.width = `${width}px`;
  };
  const end = () => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    cell.draggable = wasDraggable;
    if (width === start) return;
    const preference = listChoicesOf(list);
    const { widths, ...others } = preference.get();
    preference.set({ ...others, widths: { ...widths, [source]: Math.round(width) } });
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
};

/** Gives a column the width of its content again. */
export const resetWidth = (list: string, source: string): void => {
  const preference = listChoicesOf(list);
  const { widths = {}, ...others } = preference.get();
  const { [source]: _, ...kept } = widths;
  preference.set({ ...others, widths: kept });
};

/** Moves a column to the place of another. */
export const moveColumn = (
  list: string,
  sources: readonly string[],
  from: string,
  to: string,
): void => {
  const preference = listChoicesOf(list);
  const others = sources.filter((source) => source !== from);
  const place = sources.indexOf(to);
  preference.set({
    ...preference.get(),
    order: [...others.slice(0, place), from, ...others.slice(place)],
  });
};
