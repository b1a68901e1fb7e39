import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { argsOf } from './argsOf.ts';
import { ChangedValue } from './ChangedValue.tsx';
import type { ImportRow } from './useImportRows.ts';

const shownAtOnce = 3;
/** A button would take the place of one more. */
const isLong = (lines: readonly unknown[]) => lines.length > shownAtOnce + 1;

/** What a row changes, column by column, or why it was refused. */
export const RowDetails = ({ row: { outcome, changes, faults } }: { row: ImportRow }) => {
  const translate = useTranslate();
  if (faults.length > 0) {
    return (
      <Lines lines={faults.map((fault) => [keyOf(fault), <Fault key="fault" {...fault} />])} />
    );
  }
  if (outcome === 'unchanged') {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('resources.products/imports.rows.stays')}
      </Typography>
    );
  }
  return (
    <Lines lines={changes.map((change) => [change.column, <Change key="change" {...change} />])} />
  );
};

type Line = [key: string, content: ReactNode];

/** The first few, and the others when asked for. */
const Lines = ({ lines }: { lines: readonly Line[] }) => {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  if (lines.length === 0) return null;
  const shown = isWhole || !isLong(lines) ? lines : lines.slice(0, shownAtOnce);
  const label = isWhole ? 'fewer' : 'all';
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {shown.map(([key, content]) => (
          <Typography key={key} variant="body2" component="li">
            {content}
          </Typography>
        ))}
      </Box>
      {isLong(lines) && (
        <Button
          size="small"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          sx={{ ml: -0.75, mt: 0.25, py: 0 }}
        >
          {translate(`resources.products/imports.rows.${label}`, { count: lines.length })}
        </Button>
      )}
    </>
  );
};

type FaultProps = ImportRow['faults'][number];

const keyOf = ({ column, msg, args }: FaultProps) => [column, msg, args].join(' ');

const Fault = ({ column, msg, args }: FaultProps) => {
  const translate = useTranslate();
  return (
    <>
      {column && <Column name={column} />}
      <Box component="span" sx={{ color: 'error.main' }}>
        {translate(msg, { _: translate('error.INVALID'), ...argsOf(args) })}
      </Box>
    </>
  );
};

type ChangeProps = ImportRow['changes'][number];

/** A value that is new, or the old one and the new one. */
const Change = ({ column, before, after, kind }: ChangeProps) => {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.products/imports.rows.${key}`);
  return (
    <>
      <Column name={column} />
      {before !== null && (
        <>
          <Box component="del" sx={{ color: 'text.secondary' }}>
            <ChangedValue value={before} kind={kind} />
          </Box>{' '}
          <span aria-hidden>→</span>
          <Box component="span" sx={visuallyHidden}>
            {text('becomes')}
          </Box>{' '}
        </>
      )}
      {after === null ? <em>{text('nothing')}</em> : <ChangedValue value={after} kind={kind} />}
    </>
  );
};

const Column = ({ name }: { name: string }) => (
  <Box component="span" sx={{ fontWeight: 560 }}>
    {name}:{' '}
  </Box>
);
