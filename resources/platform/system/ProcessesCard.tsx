import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import type { SystemQuery } from './operations.generated.ts';
import { RowsTable } from './RowsTable.tsx';

type Process = SystemQuery['answer']['data']['processes'][number];

/** The processes that have written a sign of life. */
export const ProcessesCard = ({ processes }: { processes: readonly Process[] }) => {
  const text = useText('system');
  return (
    <SectionCard title={text('processes')}>
      {processes.length === 0 ? (
        <Typography>{text('noProcesses')}</Typography>
      ) : (
        <RowsTable
          label={text('processes')}
          rows={processes}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'host',
              label: text('process'),
              render: ({ host, pid }) => `${host}, ${pid}`,
            },
            {
              key: 'version',
              label: text('version'),
              render: ({ version, node }) => `${version}, Node ${node.replace('v', '')}`,
            },
            {
              key: 'startedAt',
              label: text('startedAt'),
              render: ({ startedAt }) => <DateText value={startedAt} />,
            },
            {
              key: 'state',
              label: text('status'),
              render: ({ isAlive }) => (
                <Badge tone={isAlive ? 'success' : 'error'}>
                  {text(isAlive ? 'alive' : 'silent')}
                </Badge>
              ),
            },
          ]}
        />
      )}
    </SectionCard>
  );
};
