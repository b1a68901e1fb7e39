import { useState } from 'react';
import { type RaRecord, useGetMany } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Picker } from '#ui/pickers/Picker.tsx';
import { type Choice, useChoiceSearch } from '#ui/pickers/useChoiceSearch.ts';
import { FilterChip } from './FilterChip.tsx';
import { useFilter } from './useFilter.ts';

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
  const [value, setValue] = useFilter(source);
  const [isOpened, setOpened] = useState(false);
  const { data: chosen = [] } = useGetMany<Choice & RaRecord<string>>(
    resource,
    { ids: value ? [value] : [] },
    { enabled: value !== '' },
  );
  // a list must not wait for the choices of its filters
  const search = useChoiceSearch(resource, { enabled: isOpened, filter });
  const current = chosen.find(({ id }) => id === value) ?? null;
  return (
    <>
      <FilterChip source={source} label={label}>
        {value && (current?.name ?? '…')}
      </FilterChip>
      <Picker<Choice>
        label={label}
        placeholder={translate('list.all')}
        search={search}
        value={current}
        onChange={(choice) => setValue(choice?.id ?? '')}
        onOpen={() => setOpened(true)}
        sx={{ width: { xs: '100%', sm: 240 } }}
      />
    </>
  );
};
