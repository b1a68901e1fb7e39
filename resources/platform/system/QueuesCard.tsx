import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { DateText } from '#ui/fields/DateText.tsx';
import { NumberText } from '#ui/fields/NumberText.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import type { SystemQuery } from './operations.generated.ts';
import { RowsTable } from './RowsTable.tsx';

type Queue = SystemQuery['answer']['data']['queues'][number];

/** What waits in each queue, and since when. */
export const QueuesCard = ({ queues }: { queues: readonly Queue[] }) => {
  const text = useText('system');
  const nameOf = useDynamicText('system.queueNames');
  return (
    <SectionCard title={text('queues')}>
      <RowsTable
        label={text('queues')}
        rows={queues}
        keyOf={({ name }) => name}
        columns={[
          { key: 'name', label: text('queue'), render: ({ name }) => nameOf(name, { _: name }) },
          {
            key: 'waiting',
            label: text('waiting'),
            isNumber: true,
            render: ({ waiting }) => <NumberText value={waiting} />,
          },
          {
            key: 'running',
            label: text('running'),
            isNumber: true,
            render: ({ running }) => <NumberText value={running} />,
          },
          {
            key: 'failed',
            label: text('givenUp'),
            isNumber: true,
            render: ({ failed }) => <NumberText value={failed} />,
          },
          {
            key: 'oldest',
            label: text('oldest'),
            render: ({ oldestAt }) => <DateText value={oldestAt} />,
          },
        ]}
      />
    </SectionCard>
  );
};
