import StopIcon from '@mui/icons-material/StopCircleOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { numberText } from '#contract/format.ts';
import type { KeyBelow } from '#i18n/keys.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { StopJobDocument } from '#providers/jobs/jobActions.generated.ts';
import { language } from '#providers/preferences.ts';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import { FailureText } from '#resources/catalogue/imports/parts/FailureText.tsx';
import { ImportProgress } from '#resources/catalogue/imports/parts/ImportProgress.tsx';
import { isRunning, isUnjudged, openRows } from '#resources/catalogue/imports/parts/importState.ts';
import { StateBadge } from '#resources/catalogue/imports/parts/StateBadge.tsx';
import { TemplateButton } from '#resources/catalogue/imports/parts/TemplateButton.tsx';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { NextSteps } from './NextSteps.tsx';
import { RefusedDownload } from './RefusedDownload.tsx';
import { RunButton } from './RunButton.tsx';
import { UnknownColumns } from './UnknownColumns.tsx';
import { useRestoreFocusWithin } from './useRestoreFocusWithin.ts';

interface Props {
  record: ImportRecord;
  onChanged: (record: ImportRecord) => void;
  onStopped: () => unknown;
}

/** Shows the progress and state of an import, and the next steps. */
export const ImportState = ({ record, onChanged, onStopped }: Props) => {
  const translate = useText();
  // each state has different buttons, so the focused one may disappear
  const restoreFocus = useRestoreFocusWithin<HTMLDivElement>();
  const isInProgress = isRunning(record);
  return (
    <Card
      {...restoreFocus}
      role="group"
      aria-label={translate('resources.products/imports.fields.state')}
      sx={{ p: 2.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: { xs: '100%', sm: 420 } }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
            <StateBadge state={record.state} />
            <Typography role="status" sx={{ flex: 1 }}>
              <Meaning {...record} />
            </Typography>
          </Box>
          <NextSteps record={record} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {isInProgress && record.job && <StopButton job={record.job.id} onStopped={onStopped} />}
          {!isInProgress && record.refused > 0 && <RefusedDownload id={record.id} />}
          {record.state === 'failed' && isUnjudged(record) && <TemplateButton />}
          <RunButton record={record} onBegun={onChanged} />
        </Box>
      </Box>
      <UnknownColumns record={record} onBegun={onChanged} />
      <ImportProgress {...record} />
      {isInProgress && record.state !== 'waiting' && <HowFar {...record} />}
    </Card>
  );
};

/** Explains the consequences of the state for the user and the catalogue. */
const Meaning = (record: ImportRecord) => {
  const translate = useText();
  const locale = language.use();
  const text = (key: KeyBelow<'resources.products/imports.about'>, count = 0) =>
    translate(`resources.products/imports.about.${key}`, {
      smart_count: count,
      count: numberText(count, locale),
    });
  const { state, written } = record;
  switch (state) {
    case 'staged':
      if (openRows(record) > 0) return text(record.refused > 0 ? 'stagedPart' : 'staged');
      if (record.unchanged === 0) return text('nothing');
      return text(record.refused > 0 ? 'samePart' : 'same');
    case 'done':
      return changesOf(record, text) || text('doneNothing');
    case 'stopped':
      return written > 0 ? text('stoppedBetween', written) : text('stopped');
    case 'failed':
      return <FailureText {...record} />;
    default:
      return text(state as KeyBelow<'resources.products/imports.about'>);
  }
};

/** What a finished import did to the catalogue; empty if it changed nothing. */
const changesOf = (
  { created, changed }: ImportRecord,
  text: (key: 'created' | 'changed', count: number) => string,
): string =>
  [created > 0 && text('created', created), changed > 0 && text('changed', changed)]
    .filter(Boolean)
    .join(' ');

/**
 * Shows the progress in rows. Screen readers do not announce it, because it changes every second.
 */
const HowFar = (record: ImportRecord) => {
  const translate = useText();
  const locale = language.use();
  const number = (value: number) => numberText(value, locale);
  const { state, rows, written } = record;
  const args =
    state === 'reading'
      ? { smart_count: rows, count: number(rows) }
      : { count: number(written), total: number(written + openRows(record)) };
  const key = state === 'reading' ? 'read' : 'written';
  return (
    <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {translate(`resources.products/imports.about.${key}`, args)}
    </Typography>
  );
};

/** Stops an import after the current product. */
const StopButton = ({ job, onStopped }: { job: string; onStopped: () => unknown }) => {
  const translate = useText();
  const stop = useApiMutation(StopJobDocument, { onError: useReportError(), onSettled: onStopped });
  const isAsked = stop.isPending || stop.isSuccess;
  return (
    <ActionButton
      variant="outlined"
      startIcon={<StopIcon />}
      // not the `disabled` attribute, because a disabled button loses the focus
      aria-disabled={isAsked}
      onClick={() => !isAsked && stop.mutateAsync({ id: job })}
    >
      {translate(`resources.products/imports.${isAsked ? 'stopping' : 'stop'}`)}
    </ActionButton>
  );
};
