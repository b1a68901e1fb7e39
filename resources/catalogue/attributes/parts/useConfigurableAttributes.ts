import { limits } from '#contract/limits.ts';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { ConfigurableAttributesDocument } from './choices.generated.ts';

/** The call for the system attributes of a family. */
export const configurableAttributesOf = (familyId: string | undefined) => ({
  name: 'configurable attributes',
  document: ConfigurableAttributesDocument,
  variables: { query: { family_id: familyId, size: limits.maxPageSize, sort: 'name' } },
});

/** The system attributes of a family. */
export const useConfigurableAttributes = (familyId: string | undefined) => {
  const { name, document, variables } = configurableAttributesOf(familyId);
  const { data, error, isPending, refetch } = useAsk(name, document, variables, {
    enabled: familyId !== undefined,
  });
  return { attributes: data?.variationAttributes.data.results, error, isPending, refetch };
};
