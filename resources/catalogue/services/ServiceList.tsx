import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { serviceFields, serviceGroupFields } from './fields.ts';
import { ServiceDialogs } from './ServiceDialogs.tsx';
import { ServiceGroups } from './ServiceGroups.tsx';
import type { ServiceTask } from './tasks.ts';

const deletedKinds = [
  { entity: 'service', label: 'resources.services.kinds.services', fields: serviceFields },
  { entity: 'serviceGroup', label: 'resources.services.kinds.groups', fields: serviceGroupFields },
] as const;

/** Lists service groups with their services (specification 2, `services`). */
const ServiceList = () => {
  const translate = useText();
  const text = useText('resources.services');
  const [task, setTask] = useState<ServiceTask | null>(null);
  return (
    <ListPage
      title={translate('resources.services.name', 2)}
      subtitle={text('subtitle')}
      sort={{ field: 'name', order: 'ASC' }}
      actions={
        <>
          <DeletedRecords kinds={deletedKinds} />
          <Button variant="outlined" onClick={() => setTask({ kind: 'createGroup' })}>
            {text('group.create')}
          </Button>
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => setTask({ kind: 'createService', groupId: undefined })}
          >
            {text('service.create')}
          </Button>
        </>
      }
      filters={
        <FilterBar>
          <SearchFilter source="name" label={text('search')} />
        </FilterBar>
      }
      empty={text('empty')}
    >
      <ServiceGroups onTask={setTask} />
      <ServiceDialogs task={task} onTask={setTask} />
    </ListPage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ServiceList;
