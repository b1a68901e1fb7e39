import Typography from '@mui/material/Typography';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { DateText } from '#ui/fields/DateText.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import type { SystemQuery } from './operations.generated.ts';
import { RowsTable } from './RowsTable.tsx';

type Job = SystemQuery['answer']['data']['failedJobs'][number];

/** The background jobs of all accounts that failed within a day. */
export const FailedJobsCard = ({ jobs }: { jobs: readonly Job[] }) => {
  const text = useText('system');
  const translate = useDynamicText();
  return (
    <SectionCard title={text('failedJobs')}>
      {jobs.length === 0 ? (
        <Typography>{text('noFailedJobs')}</Typography>
      ) : (
        <RowsTable
          label={text('failedJobs')}
          rows={jobs}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'kind',
              label: text('job'),
              render: ({ kind }) => translate(`jobs.kinds.${kind}`, { _: kind }),
            },
            {
              key: 'endedAt',
              label: text('endedAt'),
              render: ({ endedAt }) => <DateText value={endedAt} />,
            },
            {
              key: 'msg',
              label: text('why'),
              render: ({ msg }) => msg && translate(msg, { _: msg }),
            },
          ]}
        />
      )}
    </SectionCard>
  );
};
