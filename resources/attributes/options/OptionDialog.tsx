import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { Form, useNotify, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { attributeOptionInput } from '#contract/rules/attributeOption.ts';
import type { RequestError } from '#providers/graphql/errors.ts';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { OptionConflict } from './OptionConflict.tsx';
import { CreateOptionDocument, UpdateOptionDocument } from './operations.generated.ts';
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
}

/** A form keeps the colour and the picture apart, so that neither is lost by a look at the other. */
const valuesOf = (option: ListedOption): Values => ({
  name: option.name,
  description: option.description,
  switchType: option.switchType ?? '',
  color: option.switchType === 'color' ? (option.value ?? '') : '',
  image: option.switchType === 'image' ? option.value : null,
});

const newOption: Values = { name: '', description: '', switchType: '', color: '', image: null };

const inputOf = ({ name, description, switchType, color, image }: Values) => ({
  name,
  description,
  switchType: switchType || null,
  value: switchType === 'color' ? color : switchType === 'image' ? image : null,
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
  const [version, setVersion] = useState(option?.version);
  const [conflict, setConflict] = useState(false);
  const text = (key: string) => translate(`resources.collections/attributes.options.${key}`);
  const onRefused = ({ code }: RequestError) => {
    const isConflict = code === 'CONFLICT' || (code === 'NOT_FOUND' && option !== undefined);
    if (isConflict) setConflict(true);
    return isConflict;
  };
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
      ? await submit(
          UpdateOptionDocument,
          { id: option.id, input: { ...input, version } },
          { onSuccess, onRefused },
        )
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
            {conflict && option && (
              <OptionConflict
                id={option.id}
                onOverwrite={(current) => {
                  setVersion(current);
                  setConflict(false);
                }}
                valuesOf={valuesOf}
              />
            )}
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
          <SaveButton />
        </DialogActions>
      </Form>
    </Dialog>
  );
};

const SaveButton = () => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" disabled={isSubmitting}>
      {translate(isSubmitting ? 'form.saving' : 'form.save')}
    </Button>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default OptionDialog;
