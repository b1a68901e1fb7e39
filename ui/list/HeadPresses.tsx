import { useEffect } from 'react';
import { hideable, type TableColumn } from './columns.ts';
import { moveColumn, resetWidth, resizeColumn } from './columnWidths.ts';

interface Props {
  area: HTMLElement;
  /** Name of the list; the browser stores the user's columns under it. */
  list: string;
  columns: readonly TableColumn[];
}

const kind = 'application/x-atrium-column';

const headingOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('thead th[data-source]') : null;

const isEdge = ({ target }: Event) => target instanceof Element && target.matches('.edge');

/**
 * Resizes columns by the edges of their headings and moves them by dragging the headings. The
 * dialog of the columns does both by keyboard.
 */
const HeadPresses = ({ area, list, columns }: Props) => {
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const press = (event: PointerEvent) => {
      const heading = headingOf(event);
      if (!heading || !isEdge(event)) return;
      resizeColumn(list, heading, event.clientX);
    };
    const reset = (event: MouseEvent) => {
      const source = headingOf(event)?.dataset.source;
      if (source && isEdge(event)) resetWidth(list, source);
    };
    const take = (event: DragEvent) =>
      event.dataTransfer?.setData(kind, headingOf(event)?.dataset.source ?? '');
    const pass = (event: DragEvent) => {
      if (headingOf(event) && event.dataTransfer?.types.includes(kind)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const from = event.dataTransfer?.getData(kind);
      const to = headingOf(event)?.dataset.source;
      const sources = hideable(columns).map(({ source }) => source);
      if (!from || !to || from === to || ![from, to].every((each) => sources.includes(each)))
        return;
      event.preventDefault();
      moveColumn(list, sources, from, to);
    };
    area.addEventListener('pointerdown', press, { signal });
    area.addEventListener('dblclick', reset, { signal });
    area.addEventListener('dragstart', take, { signal });
    area.addEventListener('dragover', pass, { signal });
    area.addEventListener('drop', drop, { signal });
    return () => end.abort();
  }, [area, list, columns]);
  return null;
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default HeadPresses;
