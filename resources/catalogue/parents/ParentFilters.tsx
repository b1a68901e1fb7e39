import { useCan } from '#providers/authProvider/useCan.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { CategoryFilter } from '#resources/catalogue/categories/parts/CategoryFilter.tsx';
import { BrandFilter } from '#resources/catalogue/variations/parts/BrandFilter.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { PickFilter } from '#ui/list/PickFilter.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';

/** The filters of the parent product list that the user's role may use. */
export const ParentFilters = () => {
  const text = useDynamicText('resources.products/parents');
  const choices = (field: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, name: text(`${field}.${id}`) }));
  const hasBrands = useCan('brandFilter', 'view');
  return (
    <FilterBar>
      <SearchFilter source="name" label={text('search')} />
      <CategoryFilter />
      <SelectFilter
        source="status"
        label={text('fields.status')}
        choices={choices('status', ['2', '1'])}
      />
      {hasBrands && <BrandFilter />}
      <SelectFilter
        source="type"
        label={text('fields.type')}
        choices={choices('type', ['1', '2'])}
      />
      <PickFilter
        source="family_id"
        resource="collections/attribute-families"
        label={text('fields.family')}
      />
      <SelectFilter
        source="included"
        label={text('fields.included')}
        choices={choices('included', ['true', 'false'])}
      />
    </FilterBar>
  );
};
