import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { NumberInput, TextInput } from 'ra-ui-materialui';
import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { serviceInput } from '#contract/rules/service.ts';
import { useCall } from '#providers/dataProvider/useCall.ts';
import { useConflict } from '#ui/conflict/conflictContext.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { serviceFields } from './fields.ts';
import { GroupPicker } from './GroupPicker.tsx';
import {
  CreateServiceDocument,
  ServiceByIdDocument,
  UpdateServiceDocument,
} from './operations.generated.ts';
import type { ServiceRecord } from './operations.ts';
import { useDuration } from './useDuration.ts';

interface Props {
  /** The one to edit; without it a new one is made. */
  service?: ServiceRecord;
  /** The group that a new one is likely meant for. */
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

/** A service: its name, its group, how long it takes, what is to be said of it. */
const ServiceDialog = ({ service, groupId, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = useSubmit();
  const text = (key: string) => translate(`resources.services.${key}`);
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
  const defaults = service ? inputOf(service) : { name: '', groupId, description: '' };
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

/** Minutes, said in hours too where they are many. */
const DurationInput = () => {
  const translate = useTranslate();
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

/** The service as it is saved now. */
const useLoadService = (id = '') => {
  const call = useCall();
  return useCallback(
    async () => (await call(ServiceByIdDocument, { id })).serviceById.data,
    [call, id],
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default ServiceDialog;
