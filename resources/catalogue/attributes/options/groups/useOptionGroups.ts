import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import {
  GroupsOfOptionsDocument,
  type OptionGroupRowFragment,
} from '#resources/catalogue/attributes/options/operations.generated.ts';

export type OptionGroup = OptionGroupRowFragment;

const none: readonly OptionGroup[] = [];

/** Fetches the value groups of an attribute, optionally filtered by name. */
export const useOptionGroups = (attrId: string, name = '') => {
  const query = { attr_id: attrId, size: limits.valueGroupPageSize, ...(name && { name }) };
  const { data, isPending, isFetching, refetch } = useApiQuery(GroupsOfOptionsDocument, { query });
  const all = data?.attributeOptionGroups.data.results ?? none;
  return { all, isPending, isFetching, refetch };
};
