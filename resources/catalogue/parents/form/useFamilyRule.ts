import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { apiQueryKey } from '#providers/api/apiQueryKey.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { ConfigurableAttributesDocument } from '#resources/catalogue/attributes/parts/choices.generated.ts';
import { configurableAttributesOf } from '#resources/catalogue/attributes/parts/useConfigurableAttributes.ts';
import { configurable, type ParentRecord } from '#resources/catalogue/parents/parentForm.ts';

/**
 * Checks that the family has all selected attributes. If the query has no result, the API decides.
 */
export const useFamilyRule = () => {
  const fetchAttributes = useLazyApiQuery(ConfigurableAttributesDocument);
  const queryClient = useQueryClient();
  return useCallback(
    async ({ type, family_id, attributes = [] }: Partial<ParentRecord>): Promise<boolean> => {
      if (type !== configurable || !family_id || attributes.length === 0) return true;
      const variables = configurableAttributesOf(family_id.id);
      const known = await queryClient
        .ensureQueryData({
          queryKey: apiQueryKey(ConfigurableAttributesDocument, variables),
          queryFn: () => fetchAttributes(variables),
        })
        .catch(() => null);
      const ids = known?.variationAttributes.data.results.map(({ id }) => id);
      return !ids || attributes.every(({ attr_id }) => ids.includes(attr_id));
    },
    [fetchAttributes, queryClient],
  );
};
