import type { ReactNode } from 'react';
import { variationParts } from '#contract/variationParts.ts';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CategoryFilter } from '#resources/catalogue/categories/parts/CategoryFilter.tsx';
import { ServiceInfoDocument } from '#resources/catalogue/variations/lookups.generated.ts';
import { BrandFilter } from '#resources/catalogue/variations/parts/BrandFilter.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { RemoteSelectFilter } from '#ui/list/RemoteSelectFilter.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { AttributeFilter } from './AttributeFilter.tsx';

interface Props {
  /** Additional filters of a list mode, displayed beside the search. */
  children?: ReactNode;
}

/** The filters of the variation list (specification 2) that the user's role may use. */
export const VariationFilters = ({ children }: Props) => {
  const text = useText('resources.products/variations');
  const choices = (filter: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, name: text(`choices.${filter}.${id}`) }));
  const hasBrands = useCan('brandFilter', 'view');
  const hasServiceInfo = useCan('serviceInfoFilter', 'view');
  return (
    <FilterBar>
      <SearchFilter source="name" label={text('search')} />
      {children}
      <CategoryFilter />
      <SelectFilter
        source="status"
        label={text('fields.status')}
        choices={choices('status', ['2', '1'])}
      />
      {hasBrands && <BrandFilter />}
      <AttributeFilter />
      <SearchFilter
        source="parent_name"
        label={text('fields.parent_name')}
        shortLabel={text('fields.parent')}
      />
      <SelectFilter
        source="variationType"
        label={text('fields.variationType')}
        choices={choices('variationType', ['muster', 'notMuster'])}
      />
      {hasServiceInfo && <ServiceInfoFilter />}
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
      <SelectFilter
        source="included"
        label={text('fields.included')}
        choices={choices('included', ['true', 'false'])}
      />
    </FilterBar>
  );
};

/** Filters by service group; administrators only. */
const ServiceInfoFilter = () => (
  <RemoteSelectFilter
    source="serviceInfo"
    document={ServiceInfoDocument}
    choicesOf={({ serviceInfo }) => serviceInfo.data}
  />
);
