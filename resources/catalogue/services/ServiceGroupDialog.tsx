import { useCallback } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { serviceGroupInput } from '#contract/rules/catalogue/service.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useConflict } from '#ui/conflict/conflictContext.ts';
import { copyName } from '#ui/form/duplicate.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { serviceGroupFields } from './fields.ts';
import {
  CreateServiceGroupDocument,
  ServiceGroupByIdDocument,
  type ServiceGroupRecord,
  UpdateServiceGroupDocument,
} from './record.generated.ts';

interface Props {
  /** The group to edit; a new one if omitted. */
  group?: ServiceGroupRecord;
  /** The group whose name a new one starts with; the services stay in it. */
  original?: ServiceGroupRecord;
  onClose: () => void;
}

const validate = validateBy(serviceGroupInput);

/** Edits the name of a service group. */
const ServiceGroupDialog = ({ group, original, onClose }: Props) => {
  const text = useText('resources.services');
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = useSubmit();
  const { take, conflict } = useConflict(
    'serviceGroup',
    serviceGroupFields,
    useLoadGroup(group?.id),
  );
  const save = ({ name, version }: Partial<ServiceGroupRecord>) => {
    const onSuccess = () => {
      onClose();
      notify(`resources.services.group.${group ? 'saved' : 'created'}`, { type: 'success' });
      refresh();
    };
    return group
      ? submit(
          UpdateServiceGroupDocument,
          { id: group.id, input: { name, version } },
          { onSuccess, onRefused: take },
        )
      : submit(CreateServiceGroupDocument, { input: { name } }, { onSuccess });
  };
  return (
    <FormDialog
      title={text(group ? 'group.edit' : 'group.create')}
      width={444}
      conflict={conflict}
      onClose={onClose}
      validate={validate}
      defaultValues={
        original
          ? { name: copyName(original.name) }
          : { name: group?.name ?? '', version: group?.version }
      }
      onSubmit={save}
    >
      <NameInput label={text('fields.group')} autoFocus />
    </FormDialog>
  );
};

/** Returns a function that fetches the saved group. */
const useLoadGroup = (id = '') => {
  const fetchGroup = useLazyApiQuery(ServiceGroupByIdDocument);
  return useCallback(async () => (await fetchGroup({ id })).answer.data, [fetchGroup, id]);
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default ServiceGroupDialog;
