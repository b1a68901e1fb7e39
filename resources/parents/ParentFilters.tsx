import { useTranslate } from 'ra-core';
import { can } from '#contract/access.ts';
import { readSession, roleNamesOf } from '#providers/session.ts';
import { CategoryFilter } from '#resources/categories/parts/CategoryFilter.tsx';
import { BrandFilter } from '#resources/variations/parts/BrandFilter.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { PickFilter } from '#ui/list/PickFilter.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';

/** The filters of the list of parent products, as far as the role has them. */
export const ParentFilters = () => {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.products/parents.${key}`);
  const choices = (field: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, name: text(`${field}.${id}`) }));
  return (
    <FilterBar>
      <SearchFilter source="name" label={text('search')} />
      <CategoryFilter />
      <SelectFilter
        source="status"
        label={text('fields.status')}
        choices={choices('status', ['2', '1'])}
      />
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
      {can(roleNamesOf(readSession()), 'brandFilter', 'view') && <BrandFilter />}
    </FilterBar>
  );
};
