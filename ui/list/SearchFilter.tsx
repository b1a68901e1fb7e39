import { useText } from '#providers/i18nProvider/useText.ts';
import { DelayedSearchField } from '#ui/form/DelayedSearchField.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { FilterChip } from './FilterChip.tsx';
import { useFilter } from './useFilter.ts';

interface Props {
  source: string;
  /** Label of the field; by default the resource's message `search`. */
  label?: string;
  /** Label of the chip, if a list has several searches. */
  shortLabel?: string;
}

/** Filters by a text. */
export const SearchFilter = ({ source, label, shortLabel }: Props) => {
  const translate = useText();
  const resourceText = useText(useResourcePrefix());
  const [value, setValue] = useFilter(source);
  return (
    <>
      <FilterChip source={source} label={shortLabel ?? translate('list.searchChip')}>
        {value}
      </FilterChip>
      <DelayedSearchField
        label={label ?? resourceText('search')}
        value={value}
        onChange={setValue}
        sx={{ width: { xs: '100%', sm: 320 } }}
      />
    </>
  );
};
