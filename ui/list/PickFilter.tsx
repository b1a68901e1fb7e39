import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type RaRecord, useGetMany } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useChoiceTexts } from '#ui/form/useChoiceTexts.ts';
import { useSearchedChoices } from '#ui/form/useSearchedChoices.ts';
import { FilterChip } from './FilterChip.tsx';
import { useFilter } from './useFilter.ts';

type Choice = RaRecord<string> & { name: string };

interface Props {
  source: string;
  /** The resource whose `choices` provide the options. */
  resource: string;
  label: string;
  /** Restricts the records that can be picked. */
  filter?: object;
}

/** Filters by one record of a large resource, with a search on the server. */
export const PickFilter = ({ source, resource, label, filter }: Props) => {
  const translate = useText();
  const texts = useChoiceTexts();
  const [value, setValue] = useFilter(source);
  const [isOpen, setOpen] = useState(false);
  const { data: chosen = [] } = useGetMany<Choice>(
    resource,
    { ids: value ? [value] : [] },
    { enabled: value !== '' },
  );
  // a list must not wait for the choices of its filters
  const { choices, isLoading, search } = useSearchedChoices<Choice>(resource, {
    enabled: isOpen,
    filter,
  });
  const current = chosen.find(({ id }) => id === value) ?? null;
  return (
    <>
      <FilterChip source={source} label={label}>
        {value && (current?.name ?? '…')}
      </FilterChip>
      <Autocomplete<Choice>
        value={current}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onInputChange={(_event, typed, reason) => search(reason === 'input' ? typed : '')}
        onChange={(_event, choice) => setValue(choice?.id ?? '')}
        options={choices}
        filterOptions={(options) => options}
        getOptionKey={({ id }) => id}
        getOptionLabel={(choice) => choice.name}
        isOptionEqualToValue={({ id }, { id: other }) => id === other}
        loading={isLoading}
        {...texts}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            placeholder={translate('list.all')}
            slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
          />
        )}
        sx={{ width: { xs: '100%', sm: 240 } }}
      />
    </>
  );
};
