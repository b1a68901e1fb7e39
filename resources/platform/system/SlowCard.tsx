import Typography from '@mui/material/Typography';
import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { NumberText } from '#ui/fields/NumberText.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import type { SystemQuery } from './operations.generated.ts';
import { RowsTable } from './RowsTable.tsx';

type Slow = SystemQuery['answer']['data']['slow'];

/** The slowest statements, or the slowest calls where the database does not measure statements. */
export const SlowCard = ({ slow: { source, results } }: { slow: Slow }) => {
  const text = useText('system');
  const locale = language.use();
  const milliseconds = (value: number) =>
    numberText(value, locale, {
      style: 'unit',
      unit: 'millisecond',
      maximumFractionDigits: value < 10 ? 1 : 0,
    });
  const isOfStatements = source === 'statements';
  return (
    <SectionCard title={text(isOfStatements ? 'slowStatements' : 'slowCalls')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {text(isOfStatements ? 'fromStatements' : 'fromCalls')}
      </Typography>
      {results.length > 0 && (
        <RowsTable
          label={text(isOfStatements ? 'slowStatements' : 'slowCalls')}
          rows={results.map((call, place) => ({ ...call, place }))}
          keyOf={({ place }) => String(place)}
          columns={[
            {
              key: 'text',
              label: text(isOfStatements ? 'statement' : 'call'),
              render: (call) => (
                <Typography
                  component="code"
                  translate="no"
                  variant="body2"
                  title={call.text}
                  sx={clamped}
                >
                  {call.text}
                </Typography>
              ),
            },
            {
              key: 'calls',
              label: text('count'),
              isNumber: true,
              render: ({ calls }) => <NumberText value={calls} />,
            },
            {
              key: 'mean',
              label: text('mean'),
              isNumber: true,
              render: ({ meanMs }) => milliseconds(meanMs),
            },
            {
              key: 'longest',
              label: text('longest'),
              isNumber: true,
              render: ({ longestMs }) => milliseconds(longestMs),
            },
          ]}
        />
      )}
    </SectionCard>
  );
};

const clamped = {
  minWidth: 180,
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
} as const;
