import { limits } from '#contract/limits.ts';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { ConfigurableAttributesDocument } from './choices.generated.ts';

/** The system attributes of a family. */
export const useConfigurableAttributes = (familyId: string | undefined) => {
  const { data, error, isPending, refetch } = useAsk(
    'configurable attributes',
    ConfigurableAttributesDocument,
    { query: { family_id: familyId, size: limits.maxPageSize, sort: 'name' } },
    { enabled: familyId !== undefined },
  );
  return { attributes: data?.variationAttributes.data.results, error, isPending, refetch };
};
