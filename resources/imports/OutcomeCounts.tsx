import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { importOutcomes } from '#contract/rules/import.ts';
import { language } from '#providers/preferences.ts';
import type { ImportRecord } from './operations.ts';
import { FailureText } from './parts/FailureText.tsx';
import { isGoingOn } from './parts/importState.ts';

type Counted = Pick<ImportRecord, 'state' | 'msg' | 'args' | (typeof importOutcomes)[number]>;

/** How many rows are new, changed, unchanged and refused, in a line; why there are none. */
export const OutcomeCounts = (record: Counted) => {
  const translate = useTranslate();
  const locale = language.use();
  const text = (key: string, args = {}) =>
    translate(`resources.products/imports.counts.${key}`, args);
  const counted = importOutcomes.filter((outcome) => record[outcome] > 0);
  if (counted.length === 0) {
    if (record.state === 'failed') return <FailureText {...record} />;
    return isGoingOn(record) ? null : text('none');
  }
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {counted.map((outcome, index) => (
        <Fragment key={outcome}>
          {index > 0 && ' · '}
          <Box
            component="span"
            sx={{
              whiteSpace: 'nowrap',
              ...(outcome === 'refused' && { color: 'error.main', fontWeight: 560 }),
            }}
          >
            {text(outcome, { count: record[outcome].toLocaleString(locale) })}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
};
