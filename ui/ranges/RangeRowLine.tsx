import { type ClipboardEvent, memo, useId, useState } from 'react';
import { euroText, numberText } from '#contract/format.ts';
import type { Language } from '#contract/language.ts';
import type { Finding, Gap } from '#contract/rules/platform/ranges.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { formatDecimal, parseDecimal } from '#ui/form/decimal.ts';
import { hasRanges, placesOf, type RangeKind } from './findings.ts';
import { headingOf } from './headings.ts';
import type { Column } from './pastedRows.ts';
import { type RangeRow, regionOf } from './rangeRow.ts';

export interface RowActions {
  change: (at: number, column: Column, value: string) => void;
  remove: (at: number) => void;
  /** Returns true if it has pasted the text as cells. */
  paste: (at: number, column: Column, text: string) => boolean;
}

interface Props {
  at: number;
  row: RangeRow;
  finding: Finding | undefined;
  columns: readonly Column[];
  kind: RangeKind;
  locale: Language;
  /** Id of the datalist with the region names. */
  listId: string;
  nameOf: (code: string) => string;
  codeNamed: (text: string) => string;
  /** True if missing values count as errors, too. */
  isAsked: boolean;
  actions: RowActions;
}

/** The errors of a row: message keys by column. */
type Wrong = Partial<Record<Column, string>>;

const RangeRowLineOf = (props: Props) => {
  const { at, row, finding, columns, kind, locale, nameOf, codeNamed, isAsked, actions } = props;
  const translate = useDynamicText();
  const noteId = useId();
  const wrong = wrongIn(row, finding, columns, kind, isAsked);
  const notes = Object.entries(wrong).map(([, key]) =>
    translate(key, { row: (finding?.overlaps ?? 0) + 1 }),
  );
  const gaps = gapsOf(finding);
  const hasNote = notes.length > 0 || gaps.length > 0;
  return (
    <>
      <tr data-row={at}>
        {columns.map((column) => {
          const heading = translate(headingOf(column, kind));
          const isRegion = column === 'region';
          return (
            <td key={column} data-name={heading}>
              <Cell
                label={translate('ranges.cell', { column: heading, row: at + 1 })}
                value={
                  isRegion
                    ? nameOf(row[column])
                    : formatDecimal(row[column], locale, leastPlaces(column, kind))
                }
                placeholder={column === 'to' ? translate('ranges.open') : undefined}
                unit={isRegion ? undefined : unitOf(column, kind)}
                listId={isRegion ? props.listId : undefined}
                isWrong={wrong[column] !== undefined}
                noteId={hasNote ? noteId : undefined}
                onType={(text) =>
                  actions.change(
                    at,
                    column,
                    isRegion ? codeNamed(text) : (parseDecimal(text, locale) ?? text.trim()),
                  )
                }
                onPaste={(text) => actions.paste(at, column, text)}
              />
            </td>
          );
        })}
        <td className="last">
          <button
            type="button"
            className="remove"
            aria-label={translate('ranges.remove', { row: at + 1 })}
            onClick={() => actions.remove(at)}
          >
            ×
          </button>
        </td>
      </tr>
      {hasNote && (
        <tr className="note">
          <td colSpan={columns.length + 1} id={noteId}>
            {[...new Set(notes)].map((note) => (
              <p key={note} className="wrong">
                {note}
              </p>
            ))}
            {gaps.map(({ key, from, to }) => (
              <p key={key} className="gap">
                {translate(key, {
                  from: amountOf(from, kind, locale),
                  to: amountOf(to ?? '', kind, locale),
                })}
              </p>
            ))}
          </td>
        </tr>
      )}
    </>
  );
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A memoised row: it rerenders only when its own values or findings change. The form copies all
 * rows at each key press, so rows are compared by value.
 */
export const RangeRowLine = memo(
  RangeRowLineOf,
  ({ finding: foundBefore, row: rowBefore, ...before }, { finding, row, ...next }) =>
    isSame(foundBefore, finding) &&
    isSame(rowBefore, row) &&
    Object.entries(next).every(([name, value]) => value === before[name as keyof typeof before]),
);

interface CellProps {
  label: string;
  /** The formatted value, shown while the user does not type. */
  value: string;
  placeholder: string | undefined;
  unit: string | undefined;
  listId: string | undefined;
  isWrong: boolean;
  noteId: string | undefined;
  onType: (text: string) => void;
  onPaste: (text: string) => boolean;
}

const Cell = ({
  label,
  value,
  unit,
  listId,
  isWrong,
  noteId,
  onType,
  onPaste,
  placeholder,
}: CellProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const paste = (event: ClipboardEvent) => {
    if (!onPaste(event.clipboardData.getData('text'))) return;
    event.preventDefault();
    setTyped(null);
  };
  return (
    <span className="cell">
      <input
        className={unit ? 'amount' : undefined}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={noteId}
        autoComplete="off"
        inputMode={unit ? 'decimal' : undefined}
        list={listId}
        placeholder={placeholder}
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value);
          onType(event.target.value);
        }}
        onBlur={() => setTyped(null)}
        onPaste={paste}
      />
      {unit && (
        <span className="unit" aria-hidden>
          {unit}
        </span>
      )}
    </span>
  );
};

const leastPlaces = (column: Column, kind: RangeKind): number =>
  column !== 'cost' && kind === 'weight' ? 0 : 2;

const unitOf = (column: Column, kind: RangeKind): string =>
  column !== 'cost' && kind === 'weight' ? 'kg' : '€';

const amountOf = (amount: string, kind: RangeKind, locale: Language): string => {
  const isWeight = kind === 'weight';
  return isWeight ? `${numberText(amount, locale)}\u00a0kg` : euroText(amount, locale);
};

const gapsOf = (finding: Finding | undefined): (Gap & { key: string })[] => [
  ...(finding?.gapBefore ? [{ key: 'ranges.gapBefore', ...finding.gapBefore }] : []),
  ...(finding?.gapAfter ? [{ key: 'ranges.gapAfter', ...finding.gapAfter }] : []),
];

const wrongIn = (
  row: RangeRow,
  finding: Finding | undefined,
  columns: readonly Column[],
  kind: RangeKind,
  isAsked: boolean,
): Wrong => {
  const wrong: Wrong = {};
  for (const column of columns) {
    const rule =
      column === 'region'
        ? wrongRegion(row.region, isAsked)
        : wrongAmount(row[column], column, kind, isAsked);
    if (rule) wrong[column] = rule;
  }
  if (finding?.isReversed) wrong.to = 'rules.rangeReversed';
  if (finding?.overlaps != null) {
    const isRanged = hasRanges(kind);
    wrong[isRanged ? 'from' : (columns[0] ?? 'cost')] = isRanged
      ? 'ranges.overlaps'
      : 'ranges.regionAgain';
  }
  return wrong;
};

const wrongRegion = (code: string, isAsked: boolean): string | null => {
  if (code === '') return isAsked ? 'rules.required' : null;
  return regionOf(code) ? null : 'ranges.unknownRegion';
};

const wrongAmount = (
  amount: string,
  column: Column,
  kind: RangeKind,
  isAsked: boolean,
): string | null => {
  if (amount === '') return isAsked && column === 'cost' ? 'rules.required' : null;
  const isWeight = column !== 'cost' && kind === 'weight';
  const [digits, places] = isWeight ? [6, placesOf(kind)] : [10, 2];
  const isFine = new RegExp(`^\\d{1,${digits}}(\\.\\d{1,${places}})?$`).test(amount);
  if (isFine) return null;
  return isWeight ? 'rules.weight' : 'rules.price';
};
