import { useCallback } from 'react';
import { NumberInput, TextInput, useNotify, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { serviceInput } from '#contract/rules/catalogue/service.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useConflict } from '#ui/conflict/conflictContext.ts';
import { copiedValues } from '#ui/form/duplicate.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { serviceFields } from './fields.ts';
import { GroupPicker } from './GroupPicker.tsx';
import {
  CreateServiceDocument,
  ServiceByIdDocument,
  type ServiceRecord,
  UpdateServiceDocument,
} from './record.generated.ts';
import { useDuration } from './useDuration.ts';

interface Props {
  /** The service to edit; a new one if omitted. */
  service?: ServiceRecord;
  /** The service whose values a new one starts with. */
  original?: ServiceRecord | undefined;
  /** The preselected group of a new service. */
  groupId?: string | undefined;
  onClose: () => void;
}

type Values = Partial<
  Pick<ServiceRecord, 'name' | 'groupId' | 'duration' | 'description' | 'version'>
>;

const inputOf = ({ name, groupId, duration, description, version }: Values) => ({
  name,
  groupId,
  duration,
  description,
  version,
});

const rules = validateBy(serviceInput);
const validate = (values: object) => rules(inputOf(values));

/** Edits a service: name, group, duration and description. */
const ServiceDialog = ({ service, original, groupId, onClose }: Props) => {
  const text = useText('resources.services');
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = useSubmit();
  const { take, conflict } = useConflict('service', serviceFields, useLoadService(service?.id));
  const save = (values: object) => {
    const input = inputOf(values);
    const onSuccess = () => {
      onClose();
      notify(`resources.services.service.${service ? 'saved' : 'created'}`, { type: 'success' });
      refresh();
    };
    return service
      ? submit(UpdateServiceDocument, { id: service.id, input }, { onSuccess, onRefused: take })
      : submit(CreateServiceDocument, { input }, { onSuccess });
  };
  const defaults = original
    ? inputOf(copiedValues(original))
    : service
      ? inputOf(service)
      : { name: '', groupId, description: '' };
  return (
    <FormDialog
      title={text(service ? 'service.edit' : 'service.create')}
      conflict={conflict}
      onClose={onClose}
      validate={validate}
      defaultValues={defaults}
      onSubmit={save}
    >
      <NameInput label={text('fields.service')} autoFocus />
      <GroupPicker />
      <DurationInput />
      <TextInput
        source="description"
        label={text('fields.description')}
        helperText={false}
        multiline
        minRows={3}
        maxRows={8}
        slotProps={{ htmlInput: { maxLength: limits.serviceDescription } }}
      />
    </FormDialog>
  );
};

/** The duration in minutes; long durations are also displayed in hours. */
const DurationInput = () => {
  const translate = useText();
  const durationText = useDuration();
  const minutes: unknown = useWatch({ name: 'duration' });
  const isLong = typeof minutes === 'number' && minutes > 60 && minutes <= limits.serviceDuration;
  return (
    <NumberInput
      source="duration"
      label={translate('resources.services.fields.duration')}
      helperText={isLong ? durationText(minutes) : translate('resources.services.help.duration')}
      min={1}
      step={1}
    />
  );
};

/** Returns a function that fetches the saved service. */
const useLoadService = (id = '') => {
  const fetchService = useLazyApiQuery(ServiceByIdDocument);
  return useCallback(async () => (await fetchService({ id })).answer.data, [fetchService, id]);
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default ServiceDialog;
