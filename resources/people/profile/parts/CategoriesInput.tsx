import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { FieldTitle, useInput, ValidationError } from 'react-admin';
import { profileCategories } from '#contract/rules/people/profile.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { useChoiceTexts } from '#ui/form/useChoiceTexts.ts';
import { labelOf } from './line.ts';

const asItIs = (value: unknown) => value;

/** The partner's categories, which others use to find it. */
export const CategoriesInput = () => {
  const nameOf = useDynamicText('profile.categories');
  const texts = useChoiceTexts();
  const { field, fieldState, id } = useInput({ source: 'category', parse: asItIs, format: asItIs });
  const { error } = fieldState;
  return (
    <Autocomplete<string, true>
      id={id}
      multiple
      disableCloseOnSelect
      value={(field.value ?? []) as string[]}
      onChange={(_event, categories) => field.onChange(categories)}
      onBlur={field.onBlur}
      options={[...profileCategories].sort((one, other) =>
        nameOf(one).localeCompare(nameOf(other)),
      )}
      getOptionLabel={nameOf}
      {...texts}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={<FieldTitle source="category" label={labelOf('category')} />}
          error={Boolean(error)}
          helperText={error?.message && <ValidationError error={error.message} />}
        />
      )}
    />
  );
};
