import { ServiceInfoDocument } from '#resources/catalogue/variations/lookups.generated.ts';
import { AskedSelectFilter } from '#ui/list/AskedSelectFilter.tsx';

/** Filters by service group; administrators only. */
export const ServiceInfoFilter = () => (
  <AskedSelectFilter
    source="serviceInfo"
    document={ServiceInfoDocument}
    choicesOf={({ serviceInfo }) => serviceInfo.data}
  />
);
