import { useListContext } from 'react-admin';
import { problems } from '#contract/rules/selling/vendorProduct.ts';
import { CategoryFilter } from '#resources/catalogue/categories/parts/CategoryFilter.tsx';
import { ManufacturersOfVendorDocument } from '#resources/selling/vendorProducts/operations.generated.ts';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { RemoteSelectFilter } from '#ui/list/RemoteSelectFilter.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';

interface Props {
  /** The sellers of the products in the second tab. */
  sellers?: readonly { id: string; name: string }[];
}

/** Filters for all products, or for those of one partner in a permanent filter. */
export const Filters = ({ sellers }: Props) => {
  const { filter, filterValues } = useListContext();
  return (
    <FilterBar>
      <SearchFilter source="name" />
      <SelectFilter
        source="included"
        choices={useNamedChoices('includedChoices', ['true', 'false'])}
      />
      <SelectFilter source="problem" choices={useNamedChoices('problems', ['any', ...problems])} />
      <SelectFilter source="status" choices={useNamedChoices('statuses', ['1', '2'])} />
      <CategoryFilter />
      {!filter?.manufacturer && (
        <RemoteSelectFilter
          source="manufacturer"
          document={ManufacturersOfVendorDocument}
          choicesOf={({ manufacturers }) =>
            manufacturers.data.results.map(({ id, company_name }) => ({ id, name: company_name }))
          }
        />
      )}
      {sellers && filterValues.tab === 'seller' && (
        <SelectFilter source="seller" choices={sellers} />
      )}
      <SelectFilter source="services" choices={useNamedChoices('services', ['with', 'without'])} />
    </FilterBar>
  );
};
