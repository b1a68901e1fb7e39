import Card from '@mui/material/Card';
import { useMemo } from 'react';

import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { currentPortal } from '#providers/portal.ts';
import { ProductFamilyDocument } from '#resources/catalogue/variations/parts/family.generated.ts';
import { groupsOf } from '#resources/catalogue/variations/parts/productFamily.ts';
import type { VariationRecord } from '#resources/catalogue/variations/parts/records.ts';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { VariationForm } from './VariationForm.tsx';

/** Shows a variation with the fields of its family. */
export const VariationPage = ({ record }: { record: VariationRecord }) => {
  const { data, error, refetch } = useApiQuery(ProductFamilyDocument, {
    id: record.parent.family_id,
  });
  const family = data?.attributeFamilyById.data;
  const groups = useMemo(() => {
    const combined = record.combinations.map(({ attr_id }) => attr_id);
    return family && groupsOf(family, currentPortal() === 'admin', combined);
  }, [family, record]);
  if (family && groups) {
    return (
      <VariationForm
        record={record}
        familyName={family.name}
        groups={groups}
        onFamilyChanged={refetch}
      />
    );
  }
  if (error) {
    return (
      <Card>
        <NotLoaded error={error} title="variationPages.family.notLoaded" onRetry={refetch} />
      </Card>
    );
  }
  return <LoadingBox height={480} />;
};
