import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { numberText } from '#contract/format.ts';
import { importOutcomes } from '#contract/rules/catalogue/import.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import type { ImportRecord } from './operations.ts';
import { FailureText } from './parts/FailureText.tsx';
import { isJudged, isRunning, openRows } from './parts/importState.ts';

/**
 * Shows on one line how many rows are new, changed, unchanged and rejected. If the import ended
 * early, the line also shows the number of imported rows; if there are no counts, it shows the
 * reason.
 */
export const OutcomeCounts = (record: ImportRecord) => {
  const text = useText('resources.products/imports.counts');
  const locale = language.use();
  const counted = importOutcomes.filter((outcome) => record[outcome] > 0);
  if (counted.length === 0) {
    if (record.state === 'failed') return <FailureText {...record} />;
    // a file without rows never reaches this state
    return isRunning(record) ? null : text('unfinished');
  }
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
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
            {text(outcome, { count: numberText(record[outcome], locale) })}
          </Box>
        </Fragment>
      ))}
      {isCutShort(record) && <HowFar {...record} />}
    </Box>
  );
};

/** Whether the import ended early. */
const isCutShort = ({ state }: ImportRecord) => state === 'stopped' || state === 'failed';

const HowFar = (record: ImportRecord) => {
  const translate = useText();
  const locale = language.use();
  const { written } = record;
  return (
    <Typography variant="body2" color="text.secondary" component="div">
      {isJudged(record)
        ? translate('resources.products/imports.about.written', {
            count: numberText(written, locale),
            total: numberText(written + openRows(record), locale),
          })
        : translate('resources.products/imports.counts.unfinished')}
    </Typography>
  );
};
