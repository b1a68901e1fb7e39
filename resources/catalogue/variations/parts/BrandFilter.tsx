import { BrandsDocument } from '#resources/catalogue/variations/lookups.generated.ts';
import { RemoteSelectFilter } from '#ui/list/RemoteSelectFilter.tsx';

/** Filters by manufacturer, sorted by company name; administrators only. */
export const BrandFilter = () => (
  <RemoteSelectFilter
    source="manufacturer_id"
    document={BrandsDocument}
    choicesOf={({ manufacturers }) =>
      manufacturers.data.results.map(({ id, company_name }) => ({ id, name: company_name }))
    }
  />
);
