import { BrandsDocument } from '#resources/catalogue/variations/lookups.generated.ts';
import { AskedSelectFilter } from '#ui/list/AskedSelectFilter.tsx';

/** Filters by manufacturer, sorted by company name; administrators only. */
export const BrandFilter = () => (
  <AskedSelectFilter
    source="manufacturer_id"
    document={BrandsDocument}
    choicesOf={({ manufacturers }) =>
      manufacturers.data.results.map(({ id, company_name }) => ({ id, name: company_name }))
    }
  />
);
