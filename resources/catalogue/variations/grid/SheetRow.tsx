import { memo, type ReactNode } from 'react';
import type { RowField } from '#contract/rules/catalogue/variationRows.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { Leaving, Place } from './area.ts';
import { CellEditor } from './CellEditor.tsx';
import { type CellTexts, textOf } from './cellText.ts';
import { type Draft, type GridRow, violationsOf } from './drafts.ts';

/** What a row does when its cells are used; each function must stay the same between renders. */
export interface CellActions {
  onSelect: (place: Place, isExtended: boolean) => void;
  onEdit: (place: Place) => void;
  onCancel: () => void;
  onDone: (place: Place, text: string, by: Leaving) => void;
  /** The note of a row, for example why it was not saved. */
  noteOf: (row: GridRow, draft: Draft | undefined) => ReactNode;
}

interface Props {
  /** Id of the grid; the ids of cells begin with it. */
  id: string;
  row: GridRow;
  /** Index among the rows of this page. */
  index: number;
  fields: readonly RowField[];
  draft: Draft | undefined;
  texts: CellTexts;
  /** Column of the current cell; null in all other rows. */
  active: number | null;
  /** The first and the last selected column; null in rows without selected cells. */
  left: number | null;
  right: number | null;
  /** The text with which editing of the current cell begins; null while it is not edited. */
  typed: string | null;
  actions: CellActions;
}

/**
 * A row of the grid, memoised: moving from cell to cell renders only the rows that the move leaves
 * and reaches, and entering a value only its own row.
 */
export const SheetRow = memo((props: Props) => {
  const { id, row, index, fields, draft, texts, active, left, right, typed, actions } = props;
  const text = useText('resources.products/variations');
  const invalid = draft ? violationsOf(draft).map(([field]) => field) : [];
  return (
    <tr aria-rowindex={index + 2}>
      {fields.map((field, column) => {
        const place = { row: index, column };
        const isActive = column === active;
        const isEdited = isActive && typed !== null;
        const value = draft?.values[field];
        const state = {
          'aria-selected': left !== null && right !== null && column >= left && column <= right,
          'aria-invalid': invalid.includes(field) || undefined,
          'data-unsaved': value !== undefined || undefined,
          'data-active': isActive || undefined,
        };
        return (
          <td
            key={field}
            id={`${id}-${index}-${column}`}
            data-field={field}
            {...state}
            onPointerDown={(event) => isEdited || actions.onSelect(place, event.shiftKey)}
            onDoubleClick={() => isEdited || actions.onEdit(place)}
          >
            {isEdited ? (
              <CellEditor
                field={field}
                typed={typed}
                label={text(`fields.${field}`)}
                texts={texts}
                onCancel={actions.onCancel}
                onDone={(entered, by) => actions.onDone(place, entered, by)}
              />
            ) : (
              textOf(field, value ?? row[field], texts)
            )}
          </td>
        );
      })}
      <td className="note">
        <div>{actions.noteOf(row, draft)}</div>
      </td>
    </tr>
  );
});
SheetRow.displayName = 'SheetRow';
