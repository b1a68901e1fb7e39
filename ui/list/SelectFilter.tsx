import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { FilterChip } from './FilterChip.tsx';
import { useFilter } from './useFilter.ts';

interface Props {
  source: string;
  /** Label of the field; the resource's label by default. */
  label?: string;
  choices: readonly { id: string; name: string }[];
}

const all = 'all';

/** Filters by one of a few values; "all" clears the filter. */
export const SelectFilter = ({ source, label: given, choices }: Props) => {
  const translate = useText();
  const text = useText(useResourcePrefix());
  const label = given ?? text(`fields.${source}`);
  const [value, setValue] = useFilter(source);
  const chosen = choices.find((choice) => choice.id === value);
  return (
    <>
      <FilterChip source={source} label={label}>
        {chosen?.name ?? (choices.length > 0 && value)}
      </FilterChip>
      <TextField
        select
        label={label}
        value={chosen?.id ?? all}
        onChange={(event) => setValue(event.target.value === all ? '' : event.target.value)}
        sx={{ flex: { xs: '1 1 140px', sm: '0 0 auto' }, minWidth: { xs: 140, sm: 168 } }}
      >
        <MenuItem value={all}>{translate('list.all')}</MenuItem>
        {choices.map((choice) => (
          <MenuItem key={choice.id} value={choice.id}>
            {choice.name}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
};
