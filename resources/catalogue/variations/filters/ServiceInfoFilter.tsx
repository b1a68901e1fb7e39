import { ServiceInfoDocument } from '#resources/catalogue/variations/lookups.generated.ts';
import { RemoteSelectFilter } from '#ui/list/RemoteSelectFilter.tsx';

/** Filters by service group; administrators only. */
export const ServiceInfoFilter = () => (
  <RemoteSelectFilter
    source="serviceInfo"
    document={ServiceInfoDocument}
    choicesOf={({ serviceInfo }) => serviceInfo.data}
  />
);
