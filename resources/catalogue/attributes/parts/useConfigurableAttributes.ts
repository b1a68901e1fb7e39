import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { ConfigurableAttributesDocument } from './choices.generated.ts';

/** Returns the query variables for the system attributes of a family. */
export const configurableAttributesOf = (familyId: string | undefined) => ({
  query: { family_id: familyId, size: limits.maxPageSize, sort: 'name' },
});

/** Fetches the system attributes of a family. */
export const useConfigurableAttributes = (familyId: string | undefined) => {
  const variables = configurableAttributesOf(familyId);
  const { data, error, isPending, refetch } = useApiQuery(
    ConfigurableAttributesDocument,
    variables,
    {
      enabled: familyId !== undefined,
    },
  );
  return { attributes: data?.variationAttributes.data.results, error, isPending, refetch };
};
