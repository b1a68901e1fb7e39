import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useState } from 'react';
import { numberText } from '#contract/format.ts';
import { headingText } from '#contract/importColumns.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { hideJob, watchJob } from '#providers/jobs/watchedJobs.ts';
import { language } from '#providers/preferences.ts';
import {
  CheckImportAgainDocument,
  RunImportDocument,
  UnknownColumnsDocument,
} from '#resources/catalogue/imports/operations.generated.ts';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import {
  useAvailability,
  useCheckAvailability,
} from '#resources/catalogue/imports/parts/useAvailability.ts';
import { useReportError } from '#ui/layout/useReportError.ts';

interface Props {
  record: ImportRecord;
  onBegun: (record: ImportRecord) => void;
}

interface Column {
  heading: string;
  /** The number of rows rejected because of the column; 0 if the column is already ignored. */
  rows: number;
}

/**
 * Lists columns that match no field, and lets the user ignore them. A checked import then runs the
 * check again; a finished import then imports the rows that it rejected because of these columns.
 */
export const UnknownColumns = ({ record, onBegun }: Props) => {
  const columns = useColumns(record);
  // a selection is valid only for the check it was made for
  const key = columns.map(({ heading, rows }) => `${heading} ${rows}`).join();
  if (columns.length === 0) return null;
  return <Choice key={key} record={record} columns={columns} onBegun={onBegun} />;
};

const useColumns = ({ id, state, refused, written, leftOut }: ImportRecord): Column[] => {
  const isDone = state === 'done';
  const isOpen = isDone || (state === 'staged' && written === 0);
  const isAsked = isOpen && refused > 0;
  const { data, refetch } = useApiQuery(UnknownColumnsDocument, { id }, { enabled: isAsked });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another check may reject rows because of other columns
  useEffect(() => {
    if (isAsked) void refetch({ cancelRefetch: false });
  }, [isAsked, refused, refetch]);
  if (!isOpen) return [];
  const unknown = refused > 0 ? (data?.importById.data.unknownColumns ?? []) : [];
  // omit columns that a finished import ignored: the rows it imported without them stay as they are
  if (isDone) return unknown;
  return [...leftOut.map((heading) => ({ heading, rows: 0 })), ...unknown];
};

const Choice = ({ record, columns, onBegun }: Props & { columns: readonly Column[] }) => {
  const text = useText('resources.products/imports.unknownColumns');
  const locale = language.use();
  const isAvailable = useAvailability();
  const { check, run, isPending } = useAgain(onBegun);
  const [chosen, setChosen] = useState(columns.map(({ heading }) => heading));
  const isDone = record.state === 'done';
  const isSame = isDone
    ? chosen.length === 0
    : chosen.length === record.leftOut.length &&
      chosen.every((heading) => record.leftOut.includes(heading));
  const goOn = () =>
    isDone
      ? run({ id: record.id, input: { leftOut: [...record.leftOut, ...chosen] } })
      : check({ id: record.id, input: { leftOut: chosen } });
  const isAbout = columns.some(({ rows }) => rows > 0);
  return (
    <Alert severity={isAbout ? 'warning' : 'info'} sx={{ mt: 2 }}>
      {text(isAbout ? 'refused' : 'leftOut')}
      <Box
        role="group"
        aria-label={text('label')}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
      >
        {columns.map(({ heading, rows }) => (
          <FormControlLabel
            key={heading}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(heading)}
                onChange={(_, isChosen) =>
                  setChosen((now) =>
                    isChosen ? [...now, heading] : now.filter((each) => each !== heading),
                  )
                }
              />
            }
            label={text(rows > 0 ? 'column' : 'columnLeftOut', {
              name: headingText(heading),
              smart_count: rows,
              count: numberText(rows, locale),
            })}
          />
        ))}
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        disabled={isSame || isPending || !isAvailable}
        onClick={goOn}
        sx={{ mt: 0.5 }}
      >
        {text(isDone ? 'run' : chosen.length > 0 ? 'check' : 'checkAll')}
      </Button>
    </Alert>
  );
};

const useAgain = (onBegun: Props['onBegun']) => {
  const reportError = useReportError();
  const askAvailability = useCheckAvailability();
  const begun = (record: ImportRecord) => {
    onBegun(record);
    // this page shows the progress; the end shows a notification on every page
    if (record.job) {
      watchJob(record.job.id);
      hideJob(record.job.id);
    }
  };
  const ended = { onError: reportError, onSettled: () => askAvailability() };
  const checking = useApiMutation(CheckImportAgainDocument, {
    onSuccess: ({ checkImportAgain: { data } }) => begun(data),
    ...ended,
  });
  const running = useApiMutation(RunImportDocument, {
    onSuccess: ({ runImport: { data } }) => begun(data),
    ...ended,
  });
  return {
    check: checking.mutate,
    run: running.mutate,
    isPending: checking.isPending || running.isPending,
  };
};
