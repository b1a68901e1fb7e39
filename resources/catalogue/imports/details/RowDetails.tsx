import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useState } from 'react';
import { headingText } from '#contract/importColumns.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { argsOf } from '#resources/catalogue/imports/parts/argsOf.ts';
import { ChangedValue } from './ChangedValue.tsx';
import { MoreButton } from './MoreButton.tsx';
import { NewValues } from './NewValues.tsx';
import { cutText } from './shortened.ts';
import type { ImportRow } from './useImportRows.ts';

const shownAtOnce = 3;
/** Whether collapsing hides more lines than the one line of the button. */
const isLong = (lines: readonly unknown[]) => lines.length > shownAtOnce + 1;
const longestValue = 120;

/** Shows a row's values or changes by column, or the reasons for its rejection. */
export const RowDetails = ({ row: { outcome, changes, faults } }: { row: ImportRow }) => {
  const translate = useText();
  if (faults.length > 0) {
    return <Lines lines={faults.map((fault) => [keyOf(fault), () => <Fault {...fault} />])} />;
  }
  if (outcome === 'created') return <NewValues values={changes} />;
  if (outcome === 'unchanged') {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('resources.products/imports.rows.stays')}
      </Typography>
    );
  }
  return (
    <Lines
      lines={changes.map((change) => [
        change.column,
        (isWhole) => <Change {...change} isWhole={isWhole} />,
      ])}
      isCut={changes.some((change) => isCutShort(change.before) || isCutShort(change.after))}
    />
  );
};

const shortOf = (value: string) => cutText(value, longestValue);
const isCutShort = (value: string | null | undefined) => value != null && shortOf(value) !== value;

type Line = [key: string, content: (isWhole: boolean) => ReactNode];

interface LinesProps {
  lines: readonly Line[];
  /** Whether one of the lines is truncated. */
  isCut?: boolean;
}

/** Shows the first few lines; a button shows the others. */
const Lines = ({ lines, isCut = false }: LinesProps) => {
  const translate = useText();
  const [isWhole, setWhole] = useState(false);
  if (lines.length === 0) return null;
  const shown = isWhole || !isLong(lines) ? lines : lines.slice(0, shownAtOnce);
  const label = isLong(lines) ? 'all' : 'whole';
  return (
    <>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, whiteSpace: 'pre-line' }}
      >
        {shown.map(([key, content]) => (
          <Typography key={key} variant="body2" component="li">
            {content(isWhole)}
          </Typography>
        ))}
      </Box>
      {(isLong(lines) || isCut) && (
        <MoreButton
          isWhole={isWhole}
          onChange={setWhole}
          more={translate(`resources.products/imports.rows.${label}`, { count: lines.length })}
        />
      )}
    </>
  );
};

type FaultProps = ImportRow['faults'][number];

const keyOf = ({ column, msg, args }: FaultProps) => [column, msg, args].join(' ');

const Fault = ({ column, msg, args }: FaultProps) => {
  const translate = useDynamicText();
  return (
    <>
      {column && <Column name={column} />}
      <Box component="span" sx={{ color: 'error.main' }}>
        {translate(msg, { _: translate('error.INVALID'), ...argsOf(args) })}
      </Box>
    </>
  );
};

type ChangeProps = ImportRow['changes'][number] & { isWhole: boolean };

/** Shows a new value, or the old and the new value. */
const Change = ({ column, before, after, kind, isWhole }: ChangeProps) => {
  const text = useText('resources.products/imports.rows');
  const shown = (value: string) => (
    <ChangedValue value={isWhole ? value : shortOf(value)} kind={kind} />
  );
  return (
    <>
      <Column name={column} />
      {before !== null && (
        <>
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {shown(before)}
          </Box>{' '}
          <span aria-hidden>→</span>
          <Box component="span" sx={visuallyHidden}>
            {text('becomes')}
          </Box>{' '}
        </>
      )}
      {after === null ? <em>{text('nothing')}</em> : shown(after)}
    </>
  );
};

const Column = ({ name }: { name: string }) => (
  <Box component="span" sx={{ fontWeight: 560 }}>
    {headingText(name)}:{' '}
  </Box>
);
