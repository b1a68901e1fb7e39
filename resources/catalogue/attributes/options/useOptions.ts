import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { spellingKey } from '#contract/rules/catalogue/spelling.ts';
import { allPagesKey, useAllPages } from '#providers/api/useAllPages.ts';
import { AttributeOptionsPageDocument, type OptionRowFragment } from './operations.generated.ts';

type Option = OptionRowFragment;

/** An option with its search text. */
export interface ListedOption extends Option {
  key: string;
}

const withKey = (option: Option): ListedOption => ({ ...option, key: spellingKey(option.name) });

/**
 * Fetches all options of an attribute in order, because search and sorting need the complete list.
 * An option that moves between two page requests must not appear twice.
 */
export const useOptions = (attrId: string, enabled: boolean) => {
  const client = useQueryClient();
  const query = { attr_id: attrId, sort: 'sortIndex' };
  const { data, error, isPending, refetch } = useAllPages(AttributeOptionsPageDocument, query, {
    pageOf: ({ attributeOptions }) => attributeOptions.data,
    enabled,
  });
  const queryKey = allPagesKey(AttributeOptionsPageDocument, query);
  const options = useMemo(
    () => data && [...new Map(data.map((option) => [option.id, withKey(option)])).values()],
    [data],
  );
  return {
    options,
    error,
    isPending,
    refetch,
    /** Shows a changed list at once; returns a function that reverts the change. */
    show: (changed: ListedOption[]) => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, changed);
      return () => client.setQueryData(queryKey, before);
    },
  };
};
