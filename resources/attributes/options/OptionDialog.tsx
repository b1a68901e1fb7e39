import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { Form, useNotify, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useCallback, useId } from 'react';
import { limits } from '#contract/limits.ts';
import { attributeOptionInput } from '#contract/rules/attributeOption.ts';
import { useCall } from '#providers/dataProvider/useCall.ts';
import { ConflictProvider, useConflict } from '#ui/conflict/conflictContext.ts';
import { FormConflict } from '#ui/conflict/FormConflict.tsx';
import { DialogSaveButton } from '#ui/form/DialogSaveButton.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { optionFields } from './fields.ts';
import {
  AttributeOptionsPageDocument,
  CreateOptionDocument,
  type OptionRowFragment,
  UpdateOptionDocument,
} from './operations.generated.ts';
import { SwitchInput } from './SwitchInput.tsx';
import type { ListedOption } from './useOptions.ts';

interface Props {
  attrId: string;
  /** The one to edit; without it a new one is made. */
  option?: ListedOption;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

interface Values {
  name?: string;
  description?: string;
  switchType?: string | null;
  color?: string;
  image?: string | null;
  version?: number | null;
}

/** A form keeps the colour and the picture apart, so that neither is lost by a look at the other. */
const valuesOf = (option: OptionRowFragment): Values => ({
  name: option.name,
  description: option.description,
  switchType: option.switchType ?? '',
  color: option.switchType === 'color' ? (option.value ?? '') : '',
  image: option.switchType === 'image' ? option.value : null,
  version: option.version ?? null,
});

const newOption: Values = { name: '', description: '', switchType: '', color: '', image: null };

const inputOf = ({ name, description, switchType, color, image, version }: Values) => ({
  name,
  description,
  switchType: switchType || null,
  value: switchType === 'color' ? color : switchType === 'image' ? image : null,
  version,
});

const rules = validateBy(attributeOptionInput);

/** Tells a breach of the value at the field it was entered in. */
const atField = <Breach,>(
  { value, ...errors }: Record<string, Breach>,
  { switchType }: Values,
) => ({
  ...errors,
  ...(value !== undefined && { [switchType === 'image' ? 'image' : 'color']: value }),
});

/** One option: its name, how it is shown, what is to be said of it. */
const OptionDialog = ({ attrId, option, onClose, onChanged }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const submit = useSubmit();
  const titleId = useId();
  const { take, conflict } = useConflict(optionFields, useLoadOption(option?.id));
  const text = (key: string) => translate(`resources.collections/attributes.options.${key}`);
  const save = async (given: object) => {
    const values = given as Values;
    const input = { attr_id: attrId, ...inputOf(values) };
    const onSuccess = async () => {
      onClose();
      notify(`resources.collections/attributes.options.${option ? 'saved' : 'created'}`, {
        type: 'success',
      });
      await onChanged();
    };
    const errors = option
      ? await submit(UpdateOptionDocument, { id: option.id, input }, { onSuccess, onRefused: take })
      : await submit(CreateOptionDocument, { input }, { onSuccess });
    return errors && atField(errors, values);
  };
  const validate = (values: object) =>
    atField(rules({ attr_id: attrId, ...inputOf(values) }), values);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Form
        validate={validate}
        defaultValues={option ? valuesOf(option) : newOption}
        onSubmit={save}
      >
        <DialogTitle id={titleId}>{text(option ? 'edit' : 'create')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TextInput
              source="name"
              label={text('fields.name')}
              helperText={text('help.name')}
              autoFocus
              slotProps={{ htmlInput: { maxLength: limits.name } }}
            />
            <SwitchInput />
            <TextInput
              source="description"
              label={text('fields.description')}
              helperText={false}
              multiline
              minRows={2}
              maxRows={6}
              slotProps={{ htmlInput: { maxLength: limits.optionDescription } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <DialogSaveButton />
          <ConflictProvider value={conflict}>
            <FormConflict />
          </ConflictProvider>
        </DialogActions>
      </Form>
    </Dialog>
  );
};

/** The option as it is saved now. */
const useLoadOption = (id: string | undefined) => {
  const call = useCall();
  return useCallback(async () => {
    const query = { ids: id === undefined ? [] : [id] };
    const { attributeOptions } = await call(AttributeOptionsPageDocument, { query });
    return attributeOptions.data.results.map(valuesOf)[0];
  }, [call, id]);
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default OptionDialog;
