import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import type { RowField } from '#contract/rules/catalogue/variationRows.ts';
import { areaOf, beside, moved, type Place, placesIn } from './area.ts';
import { type CellTexts, textOf, valueFrom } from './cellText.ts';
import type { CellValue, Drafts, GridRow } from './drafts.ts';
import { readTsv, writeTsv } from './tsv.ts';

export interface SheetProps {
  rows: readonly GridRow[];
  fields: readonly RowField[];
  drafts: Drafts;
  texts: CellTexts;
  isReadOnly: boolean;
  onValues: (cells: readonly CellValue[]) => void;
  /** Called if a pasted text has more rows or columns than the grid. */
  onCutOff: () => void;
}

/** The last cell and the first one of the selected cells. */
interface Selection {
  active: Place;
  anchor: Place;
}

const start: Selection = { active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } };

/** The selected and the edited cell, with the handlers of keys and the clipboard. */
export const useSheet = (props: SheetProps) => {
  const { rows, fields, drafts, texts, isReadOnly, onValues, onCutOff } = props;
  const [selection, setSelection] = useState(start);
  // the text with which editing begins; null while no cell is edited
  const [typed, setTyped] = useState<string | null>(null);
  const size = { rows: rows.length, columns: fields.length };
  const active = {
    row: Math.min(selection.active.row, size.rows - 1),
    column: Math.min(selection.active.column, size.columns - 1),
  };
  const area = areaOf(active, selection.anchor);

  const valueAt = ({ row, column }: Place): string => {
    const [record, field] = [rows[row], fields[column]];
    return record && field ? (drafts.get(record.id)?.values[field] ?? record[field]) : '';
  };
  const textAt = (place: Place) => {
    const field = fields[place.column];
    return field ? textOf(field, valueAt(place), texts) : '';
  };
  const cellOf = ({ row, column }: Place, value: string): CellValue[] => {
    const [record, field] = [rows[row], fields[column]];
    return record && field ? [{ row: record, field, value }] : [];
  };
  const cellOfText = (place: Place, text: string): CellValue[] => {
    const field = fields[place.column];
    return field ? cellOf(place, valueFrom(field, text, texts)) : [];
  };

  const select = (place: Place, isExtended = false) =>
    setSelection(({ anchor }) => ({ active: place, anchor: isExtended ? anchor : place }));
  const edit = (text: string) => {
    if (!isReadOnly) setTyped(text);
  };
  const stop = (text: string | null, next: Place | null = active) => {
    setTyped(null);
    if (text !== null) onValues(cellOfText(active, text));
    if (next) select(next);
  };

  const fillDown = () => {
    // one row takes the values of the row above
    const from = area.top === area.bottom ? area.top - 1 : area.top;
    if (from < 0) return;
    const places = placesIn(area).filter(({ row }) => row > from);
    onValues(places.flatMap((place) => cellOf(place, valueAt({ ...place, row: from }))));
  };
  const revert = () =>
    onValues(
      placesIn(area).flatMap((place) => {
        const [record, field] = [rows[place.row], fields[place.column]];
        return record && field ? cellOf(place, record[field]) : [];
      }),
    );

  const onKeyDown = (event: KeyboardEvent) => {
    if (typed !== null || event.altKey) return;
    const { key, shiftKey } = event;
    const isFar = event.ctrlKey || event.metaKey;
    const takes = (act: () => void) => {
      event.preventDefault();
      act();
    };
    const next = moved(active, key, size, isFar);
    if (next) return takes(() => select(next, shiftKey));
    if (key === 'Tab') {
      const place = beside(active, shiftKey ? -1 : 1, size);
      // at its ends, Tab leaves the grid
      return place ? takes(() => select(place)) : undefined;
    }
    if (isFar) {
      if (key.toLowerCase() === 'd') takes(() => isReadOnly || fillDown());
      return;
    }
    if (key === 'Enter' || key === 'F2') return takes(() => edit(textAt(active)));
    if (key === 'Delete' || key === 'Backspace') return takes(() => isReadOnly || revert());
    if (key.length === 1) takes(() => edit(key));
  };

  const onPaste = (event: ClipboardEvent) => {
    if (typed !== null || isReadOnly) return;
    event.preventDefault();
    const given = readTsv(event.clipboardData.getData('text'));
    const [[single] = []] = given;
    if (given.length === 1 && given[0]?.length === 1 && single !== undefined) {
      // a single value goes into all selected cells
      onValues(placesIn(area).flatMap((place) => cellOfText(place, single)));
      return;
    }
    const cells = given.flatMap((texts, row) =>
      texts.map((text, column) => ({
        ...{ place: { row: area.top + row, column: area.left + column }, text },
      })),
    );
    const isInGrid = ({ place }: { place: Place }) =>
      place.row < size.rows && place.column < size.columns;
    onValues(cells.filter(isInGrid).flatMap(({ place, text }) => cellOfText(place, text)));
    if (!cells.every(isInGrid)) onCutOff();
    const last = cells.filter(isInGrid).at(-1);
    // the first cell stays in view
    if (last) setSelection({ active: { row: area.top, column: area.left }, anchor: last.place });
  };

  const onCopy = (event: ClipboardEvent) => {
    if (typed !== null) return;
    event.preventDefault();
    const lines = Array.from({ length: area.bottom - area.top + 1 }, (_, n) =>
      placesIn({ ...area, top: area.top + n, bottom: area.top + n }).map(textAt),
    );
    event.clipboardData.setData('text/plain', writeTsv(lines));
  };

  return { active, area, typed, size, select, edit, stop, textAt, onKeyDown, onPaste, onCopy };
};
