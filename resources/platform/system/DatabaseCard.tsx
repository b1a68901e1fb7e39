import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { numberText, sizeText } from '#contract/format.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { Facts } from '#ui/facts/Facts.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import type { SystemQuery } from './operations.generated.ts';
import { RowsTable } from './RowsTable.tsx';

type Database = SystemQuery['answer']['data']['database'];

/** The database, and the replicas that receive its changes. */
export const DatabaseCard = ({ database }: { database: Database }) => {
  const text = useText('system');
  const locale = language.use();
  const { version, isEmbedded, hosts, role, bytes, migration, readers } = database;
  const conditionText = useDynamicText('system.conditions');
  const secondsText = useSecondsText();
  const readerText = ({ host, condition, lagSeconds }: Database['readers'][number]) => {
    const answer = `${host}: ${conditionText(condition)}`;
    // one that was promoted goes its own way, so its lag says nothing
    if (lagSeconds == null || condition === 'primary') return answer;
    return `${answer}, ${text('behind')} ${secondsText(lagSeconds)}`;
  };
  return (
    <SectionCard title={text('database')}>
      <Facts
        facts={[
          {
            key: 'version',
            label: text('version'),
            value: `PostgreSQL ${version}${isEmbedded ? `, ${text('embedded')}` : ''}`,
          },
          { key: 'hosts', label: text('hosts'), value: hosts.join('\n') },
          {
            key: 'role',
            label: text('role'),
            value: text(role === 'replica' ? 'replica' : 'primary'),
          },
          { key: 'size', label: text('size'), value: sizeText(bytes, locale) },
          {
            key: 'readers',
            label: text('readers'),
            value: readers.map(readerText).join('\n'),
          },
          { key: 'migration', label: text('migration'), value: migration },
        ]}
      />
      {!isEmbedded && <Replicas database={database} />}
    </SectionCard>
  );
};

const useSecondsText = () => {
  const locale = language.use();
  return (seconds: number): string =>
    numberText(seconds, locale, { style: 'unit', unit: 'second', maximumFractionDigits: 1 });
};

const Replicas = ({ database: { replicas, seesReplicas } }: { database: Database }) => {
  const text = useText('system');
  const locale = language.use();
  const secondsText = useSecondsText();
  return (
    <Box sx={{ mt: 2 }}>
      {replicas.length === 0 && <Typography>{text('noReplicas')}</Typography>}
      {!seesReplicas && (
        <Typography variant="body2" color="text.secondary">
          {text('notPermitted')}
        </Typography>
      )}
      {replicas.length > 0 && (
        <RowsTable
          label={text('replicas')}
          rows={replicas.map((replica, place) => ({ ...replica, place }))}
          keyOf={({ place }) => String(place)}
          columns={[
            {
              key: 'name',
              label: text('replica'),
              render: ({ name, address }) => [name, address].filter(Boolean).join(', '),
            },
            {
              key: 'state',
              label: text('status'),
              render: ({ state, sync }) =>
                [state, sync].filter((word) => word !== null).join(', ') || '–',
            },
            {
              key: 'lag',
              label: text('lag'),
              isNumber: true,
              render: ({ lagSeconds, lagBytes }) => {
                if (lagBytes === null || lagBytes === undefined) return '–';
                if (lagBytes === 0) return text('noLag');
                return `${secondsText(lagSeconds ?? 0)}, ${sizeText(lagBytes, locale)}`;
              },
            },
          ]}
        />
      )}
    </Box>
  );
};
