import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { limits } from '#contract/limits.ts';
import { spellingKey } from '#contract/rules/catalogue/spelling.ts';
import { useCall } from '#providers/dataProvider/useCall.ts';
import { AttributeOptionsPageDocument, type OptionRowFragment } from './operations.generated.ts';

type Option = OptionRowFragment;

/** An option with its search text. */
export interface ListedOption extends Option {
  key: string;
}

const withKey = (option: Option): ListedOption => ({ ...option, key: spellingKey(option.name) });

/**
 * All options of an attribute in order; the whole list is loaded, to search and sort it. Options
 * that move between two page requests must not appear twice.
 */
export const useOptions = (attrId: string, enabled: boolean) => {
  const call = useCall();
  const client = useQueryClient();
  const queryKey = useMemo(() => ['attributeOptions', attrId], [attrId]);
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    enabled,
    queryFn: async () => {
      const size = limits.maxPageSize;
      const pageAt = async (page: number) => {
        const query = { attr_id: attrId, sort: 'sortIndex', page, size };
        return (await call(AttributeOptionsPageDocument, { query })).attributeOptions.data;
      };
      const first = await pageAt(0);
      const count = Math.ceil(first.total / size);
      const rest = Array.from({ length: Math.max(count - 1, 0) }, (_, index) => pageAt(index + 1));
      const all = [first, ...(await Promise.all(rest))].flatMap(({ results }) => results);
      return [...new Map(all.map((option) => [option.id, withKey(option)])).values()];
    },
  });
  return {
    options: data,
    error,
    isPending,
    refetch,
    /** Shows another list at once; returns a function that reverts it. */
    show: (options: ListedOption[]) => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, options);
      return () => client.setQueryData(queryKey, before);
    },
  };
};
