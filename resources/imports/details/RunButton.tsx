import RunIcon from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { hideJob, watchJob } from '#providers/jobs/watchedJobs.ts';
import { language } from '#providers/preferences.ts';
import { RunImportDocument } from '#resources/imports/operations.generated.ts';
import type { ImportRecord } from '#resources/imports/operations.ts';
import { canRun, openRows } from '#resources/imports/parts/importState.ts';
import { useAskAvailability, useAvailability } from '#resources/imports/parts/useAvailability.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';

interface Props {
  record: ImportRecord;
  onBegun: (record: ImportRecord) => void;
}

/** Runs what was checked, or goes on after a stop; says first what that will do. */
export const RunButton = ({ record, onBegun }: Props) => {
  const translate = useTranslate();
  const reportError = useReportError();
  const [isAsking, setAsking] = useState(false);
  const isAvailable = useAvailability();
  const askAvailability = useAskAvailability();
  const run = useSend(RunImportDocument, {
    onSuccess: ({ runImport: { data } }) => {
      onBegun(data);
      // its end is told wherever one is by then
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
  const text = (key: string) => translate(`resources.products/imports.run.${key}`);
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
        {isAvailable ? label : translate('resources.products/imports.processing')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        isHarmless
        title={text(isBegun ? 'goOnTitle' : 'title')}
        text={<Consequences counts={isBegun ? remaining(record) : planned(record)} />}
        yes={label}
        no={translate('form.cancel')}
        isPending={run.isPending}
        onConfirm={() => run.mutate({ id: record.id })}
        onClose={() => setAsking(false)}
      />
    </>
  );
};

/** How many rows it creates and changes, and how many it leaves out. */
const planned = ({ created, changed, refused }: ImportRecord) => ({ created, changed, refused });

/** How many rows are left, of which it is not known how many of them are new. */
const remaining = (record: ImportRecord) => ({
  open: openRows(record),
  refused: record.refused,
  written: record.written,
});

const Consequences = ({ counts }: { counts: Record<string, number> }) => {
  const translate = useTranslate();
  const locale = language.use();
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([key, count]) =>
      translate(`resources.products/imports.run.counts.${key}`, {
        smart_count: count,
        count: count.toLocaleString(locale),
      }),
    )
    .join(' ');
};
