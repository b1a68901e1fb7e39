import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { can } from '#contract/access.ts';
import { variationParts } from '#contract/variationParts.ts';
import { readSession, roleNamesOf } from '#providers/session.ts';
import { CategoryFilter } from '#resources/categories/parts/CategoryFilter.tsx';
import { BrandFilter } from '#resources/variations/parts/BrandFilter.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { ServiceInfoFilter } from './ServiceInfoFilter.tsx';

interface Props {
  /** Those that a mode of the list has of its own, before the others. */
  children?: ReactNode;
}

/** The filters of the variations list (specification 2), as far as the role has them. */
export const VariationFilters = ({ children }: Props) => {
  const translate = useTranslate();
  const roles = roleNamesOf(readSession());
  const text = (key: string) => translate(`resources.products/variations.${key}`);
  const choices = (filter: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, name: text(`choices.${filter}.${id}`) }));
  return (
    <FilterBar>
      {children}
      <SearchFilter source="name" label={text('search')} />
      <SearchFilter
        source="parent_name"
        label={text('fields.parent_name')}
        shortLabel={text('fields.parent')}
      />
      <CategoryFilter />
      <SelectFilter
        source="status"
        label={text('fields.status')}
        choices={choices('status', ['2', '1'])}
      />
      {can(roles, 'brandFilter', 'view') && <BrandFilter />}
      <SelectFilter
        source="variationType"
        label={text('fields.variationType')}
        choices={choices('variationType', ['muster', 'notMuster'])}
      />
      {can(roles, 'serviceInfoFilter', 'view') && <ServiceInfoFilter />}
      <SelectFilter
        source="serviceFilter"
        label={text('fields.serviceFilter')}
        choices={choices('serviceFilter', ['hasService', 'hasNotService'])}
      />
      <SelectFilter
        source="missing"
        label={text('fields.missing')}
        choices={choices('missing', ['any', ...variationParts, 'nothing'])}
      />
    </FilterBar>
  );
};
