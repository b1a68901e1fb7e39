import { useCallback } from 'react';
import { TextInput, useNotify } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { attributeOptionInput } from '#contract/rules/catalogue/attributeOption.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useConflict } from '#ui/conflict/conflictContext.ts';
import { copiedValues } from '#ui/form/duplicate.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
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
  /** The option to edit; a new one if omitted. */
  option?: ListedOption;
  /** The option whose values a new one starts with. */
  original?: ListedOption;
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

/**
 * Converts an option to form values. The form keeps colour and image separately, so switching
 * between them loses neither.
 */
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

/** Maps an error for the API's single value to the form field that contains it. */
const atField = <Violation,>(
  { value, ...errors }: Record<string, Violation>,
  { switchType }: Values,
) => ({
  ...errors,
  ...(value !== undefined && { [switchType === 'image' ? 'image' : 'color']: value }),
});

/** Edits one option: name, appearance and description. */
const OptionDialog = ({ attrId, option, original, onClose, onChanged }: Props) => {
  const text = useText('resources.collections/attributes.options');
  const notify = useNotify();
  const submit = useSubmit();
  const { take, conflict } = useConflict(
    'attributeOption',
    optionFields,
    useLoadOption(option?.id),
  );
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
    <FormDialog
      title={text(option ? 'edit' : 'create')}
      conflict={conflict}
      onClose={onClose}
      validate={validate}
      defaultValues={
        original ? copiedValues({ ...valuesOf(original) }) : option ? valuesOf(option) : newOption
      }
      onSubmit={save}
    >
      <NameInput label={text('fields.name')} helperText={text('help.name')} autoFocus />
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
    </FormDialog>
  );
};

/** Returns a function that fetches the saved option. */
const useLoadOption = (id: string | undefined) => {
  const fetchOptions = useLazyApiQuery(AttributeOptionsPageDocument);
  return useCallback(async () => {
    const query = { ids: id === undefined ? [] : [id] };
    const { attributeOptions } = await fetchOptions({ query });
    return attributeOptions.data.results.map(valuesOf)[0];
  }, [fetchOptions, id]);
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default OptionDialog;
