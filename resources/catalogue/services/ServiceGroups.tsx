import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useSelection } from '#ui/list/useSelection.ts';
import type { ServiceGroupRecord } from './record.generated.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { ServiceGroupSection } from './ServiceGroupSection.tsx';
import type { ServiceTask } from './tasks.ts';

const none: readonly ServiceGroupRecord[] = [];

/**
 * Filters the groups: a matching group keeps all services, otherwise only matching services stay.
 */
const narrowed = (groups: readonly ServiceGroupRecord[], search: string): ServiceGroupRecord[] => {
  const wanted = search.toLowerCase();
  const isFound = ({ name }: { name: string }) => name.toLowerCase().includes(wanted);
  return groups.map((group) =>
    isFound(group) ? group : { ...group, services: group.services.filter(isFound) },
  );
};

/** Lists the groups of the page. */
export const ServiceGroups = ({ onTask }: { onTask: (task: ServiceTask) => void }) => {
  const translate = useText();
  const { data = none, isPending, filterValues } = useListContext<ServiceGroupRecord>();
  const search = String(filterValues.name ?? '').trim();
  const groups = useMemo(() => narrowed(data, search), [data, search]);
  const services = useMemo(() => groups.flatMap((group) => group.services), [groups]);
  const { selected, toggle, clear } = useSelection(services);
  if (isPending) {
    return (
      <Box role="status" aria-label={translate('list.loading')} sx={{ p: 3 }}>
        <Skeleton width={240} height={36} />
        <Skeleton variant="rounded" height={200} />
      </Box>
    );
  }
  return (
    <>
      <SelectionBar
        count={selected.size}
        onMove={() => onTask({ kind: 'moveServices', ids: [...selected] })}
        onClear={clear}
      />
      {groups.map((group) => (
        <ServiceGroupSection
          key={group.id}
          group={group}
          selected={selected}
          onToggle={toggle}
          onTask={onTask}
        />
      ))}
    </>
  );
};
