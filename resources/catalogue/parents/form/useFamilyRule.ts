import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useCall } from '#providers/dataProvider/useCall.ts';
import { configurableAttributesOf } from '#resources/catalogue/attributes/parts/useConfigurableAttributes.ts';
import { configurable, type ParentRecord } from '#resources/catalogue/parents/parentForm.ts';

/** Whether the family has all chosen attributes; without an answer, the API decides. */
export const useFamilyRule = () => {
  const call = useCall();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ type, family_id, attributes = [] }: Partial<ParentRecord>): Promise<boolean> => {
      if (type !== configurable || !family_id || attributes.length === 0) return true;
      const { name, document, variables } = configurableAttributesOf(family_id.id);
      const known = await queryClient
        .ensureQueryData({ queryKey: [name, variables], queryFn: () => call(document, variables) })
        .catch(() => null);
      const ids = known?.variationAttributes.data.results.map(({ id }) => id);
      return !ids || attributes.every(({ attr_id }) => ids.includes(attr_id));
    },
    [call, queryClient],
  );
};
