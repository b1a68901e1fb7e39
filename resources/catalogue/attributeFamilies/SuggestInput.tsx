import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { FieldTitle, useGetList, useInput, useResourceContext, ValidationError } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { choicesQuery } from '#providers/dataProvider/operations.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { FamilyRecord } from './familyForm.ts';

interface Props {
  source: 'product_type' | 'unit';
  maxLength: number;
}

const asTyped = (value: unknown) => value;

/** Suggests texts that other families use, and accepts new ones. */
export const SuggestInput = ({ source, maxLength }: Props) => {
  const translate = useText();
  const resource = useResourceContext();
  // keep an empty string; react-admin would otherwise turn it into null
  const { field, fieldState, id } = useInput({ source, parse: asTyped });
  const { data } = useGetList<FamilyRecord>('collections/attribute-families', {
    pagination: { page: 1, perPage: limits.maxPageSize },
    sort: { field: 'name', order: 'ASC' },
    ...choicesQuery,
  });
  const known = useMemo(
    () => [...new Set((data ?? []).map((family) => family[source]).filter(Boolean))].sort(),
    [data, source],
  );
  const error = fieldState.error?.message;
  return (
    <Autocomplete
      freeSolo
      id={id}
      disableClearable
      options={known}
      inputValue={field.value ?? ''}
      onInputChange={(_event, text) => field.onChange(text)}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          label={<FieldTitle source={source} resource={resource} />}
          error={Boolean(error)}
          helperText={
            error ? (
              <ValidationError error={error} />
            ) : (
              translate(`resources.collections/attribute-families.help.${source}`)
            )
          }
          onBlur={field.onBlur}
          slotProps={{ htmlInput: { ...params.inputProps, maxLength } }}
        />
      )}
    />
  );
};
