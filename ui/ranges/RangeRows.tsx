import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { findingsOfRows, hasRanges, type RangeKind, rowAfter } from './findings.ts';
import { headingOf } from './headings.ts';
import { type Column, withPasted } from './pastedRows.ts';
import { RangeRowLine, type RowActions } from './RangeRowLine.tsx';
import type { RangeRow } from './rangeRow.ts';
import { rangeStyles } from './rangeStyles.ts';
import { useProgressiveCount } from './useProgressiveCount.ts';
import { useRegionCodes } from './useRegionCodes.ts';

interface Props {
  source: string;
  kind: RangeKind;
  /** True if all rows apply to the whole of Germany; hides the region column. */
  isGermany?: boolean;
  /** Maximum number of rows. */
  atMost: number;
  label: string;
}

const asItIs = (value: unknown) => value;

/**
 * An input for costs by region and range, one per row. It reports overlaps and gaps, suggests the
 * start of the next range, and accepts cells pasted from a spreadsheet. It uses native inputs,
 * because hundreds of rows must stay fast.
 */
export const RangeRows = ({ source, kind, isGermany = false, atMost, label }: Props) => {
  const translate = useDynamicText();
  const locale = language.use();
  const { field, fieldState } = useInput({ source, parse: asItIs, format: asItIs });
  const { isSubmitted } = useFormState();
  const rows = (field.value ?? []) as RangeRow[];
  const counted = useMemo(
    () => (isGermany ? rows.map((row) => ({ ...row, region: 'DE' })) : rows),
    [rows, isGermany],
  );
  const findings = useMemo(() => findingsOfRows(counted, kind), [counted, kind]);
  const columns = useMemo<Column[]>(
    () => [
      ...(isGermany ? [] : (['region'] as const)),
      ...(hasRanges(kind) ? (['from', 'to'] as const) : []),
      'cost',
    ],
    [isGermany, kind],
  );
  const { codeNamed, nameOf, names } = useRegionCodes();
  const drawn = useProgressiveCount(rows.length);
  const [left, setLeft] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  const listId = useId();

  // one object for all rows, so that a row rerenders only when it changes itself
  const latest = useRef({ rows, columns, kind, locale, atMost, onChange: field.onChange });
  latest.current = { rows, columns, kind, locale, atMost, onChange: field.onChange };
  const actions = useMemo<RowActions>(
    () => ({
      change: (at, column, value) => {
        const { rows: all, onChange } = latest.current;
        onChange(all.map((row, n) => (n === at ? { ...row, [column]: value } : row)));
      },
      remove: (at) => {
        const { rows: all, onChange } = latest.current;
        onChange(all.filter((_, n) => n !== at));
        focusRow(area.current, Math.min(at, all.length - 2));
      },
      paste: (at, column, text) => {
        const {
          rows: all,
          columns: shown,
          locale: spoken,
          atMost: most,
          onChange,
        } = latest.current;
        const place = { row: at, column, columns: shown };
        const reading = { language: spoken, codeNamed, atMost: most };
        const pasted = withPasted(all, text, place, reading);
        if (!pasted) return false;
        onChange(pasted.rows);
        setLeft(pasted.left);
        return true;
      },
    }),
    [codeNamed],
  );
  const isFull = rows.length >= atMost;
  const add = () => {
    field.onChange([...rows, rowAfter(rows, kind)]);
    focusRow(area.current, rows.length);
  };
  const focusWrong = useCallback(() => {
    area.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, []);
  const { ref } = field;
  useEffect(() => ref({ focus: focusWrong }), [ref, focusWrong]);
  const message = fieldState.error?.message;
  const headings = columns.map((column) => translate(headingOf(column, kind)));
  return (
    <Box ref={area} sx={rangeStyles} role="group" aria-label={label} data-columns={columns.length}>
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, drawn).map((row, at) => (
            <RangeRowLine
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key other than their position
              key={at}
              at={at}
              row={row}
              finding={findings[at]}
              columns={columns}
              kind={kind}
              locale={locale}
              listId={listId}
              nameOf={nameOf}
              codeNamed={codeNamed}
              isAsked={isSubmitted}
              actions={actions}
            />
          ))}
        </tbody>
      </table>
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {left > 0 && (
        <Alert severity="warning" onClose={() => setLeft(0)} sx={{ mt: 1 }}>
          {translate('ranges.tooMany', { limit: atMost, smart_count: left })}
        </Alert>
      )}
      <FormHelperText error={Boolean(message)}>
        {message ? <ValidationError error={message} /> : translate('ranges.paste')}
      </FormHelperText>
      <Button startIcon={<AddIcon />} onClick={add} disabled={isFull} sx={{ mt: 1 }}>
        {translate('ranges.add')}
      </Button>
    </Box>
  );
};

/** Focuses the first input of a row once it is rendered; if there is no row, the button. */
const focusRow = (area: HTMLElement | null, at: number): void => {
  requestAnimationFrame(() => {
    const row = area?.querySelectorAll('tbody > tr[data-row]')[Math.max(at, 0)];
    const input = row?.querySelector<HTMLElement>('input') ?? area?.querySelector('button');
    input?.focus();
  });
};
