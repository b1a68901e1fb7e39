import RunIcon from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { numberText } from '#contract/format.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { hideJob, watchJob } from '#providers/jobs/watchedJobs.ts';
import { language } from '#providers/preferences.ts';
import { RunImportDocument } from '#resources/catalogue/imports/operations.generated.ts';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import { canRun, openRows } from '#resources/catalogue/imports/parts/importState.ts';
import {
  useAvailability,
  useCheckAvailability,
} from '#resources/catalogue/imports/parts/useAvailability.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';

interface Props {
  record: ImportRecord;
  onBegun: (record: ImportRecord) => void;
}

/** Runs a checked import or resumes a stopped one, after the user confirms the effect. */
export const RunButton = ({ record, onBegun }: Props) => {
  const translate = useText();
  const text = useText('resources.products/imports.run');
  const reportError = useReportError();
  const [isAsking, setAsking] = useState(false);
  const isAvailable = useAvailability();
  const askAvailability = useCheckAvailability();
  const run = useApiMutation(RunImportDocument, {
    onSuccess: ({ runImport: { data } }) => {
      onBegun(data);
      // the job's end shows a notification on every page
      if (data.job) {
        watchJob(data.job.id);
        hideJob(data.job.id);
      }
    },
    onError: reportError,
    onSettled: () => {
      setAsking(false);
      return askAvailability();
    },
  });
  if (!canRun(record)) return null;
  const isBegun = record.written > 0;
  const label = text(isBegun ? 'goOn' : 'open');
  return (
    <>
      <Button
        variant="contained"
        startIcon={<RunIcon />}
        disabled={!isAvailable}
        onClick={() => setAsking(true)}
      >
        {isAvailable ? label : translate('uploadButton.processing')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        isHarmless
        title={text(isBegun ? 'goOnTitle' : 'title')}
        text={<Consequences counts={isBegun ? remaining(record) : planned(record)} />}
        yes={label}
        no={translate('form.cancel')}
        isPending={run.isPending}
        onConfirm={() => run.mutateAsync({ id: record.id })}
        onClose={() => setAsking(false)}
      />
    </>
  );
};

/** Counts the rows that the import will create, change and skip. */
const planned = ({ created, changed, refused }: ImportRecord) => ({ created, changed, refused });

/** Counts the remaining rows; the number of new ones among them is unknown. */
const remaining = (record: ImportRecord) => ({
  open: openRows(record),
  refused: record.refused,
  written: record.written,
});

const Consequences = ({ counts }: { counts: Record<string, number> }) => {
  const translate = useText();
  const locale = language.use();
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([key, count]) =>
      translate(`resources.products/imports.run.counts.${key}`, {
        smart_count: count,
        count: numberText(count, locale),
      }),
    )
    .join(' ');
};
