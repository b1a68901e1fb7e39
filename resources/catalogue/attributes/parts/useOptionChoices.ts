import { useMemo } from 'react';
import { spellingKey } from '#contract/rules/catalogue/spelling.ts';
import { useAllPages } from '#providers/api/useAllPages.ts';
import { type OptionChoiceFragment, OptionChoicesDocument } from './choices.generated.ts';

/** An option in a choice list, with its search text. */
export type OptionChoice = OptionChoiceFragment & { key: string };

/** Fetches all options of an attribute in order, so that users can search thousands of them. */
export const useOptionChoices = (attrId: string, { enabled = true } = {}) => {
  const query = { attr_id: attrId, sort: 'sortIndex' };
  const { data, error, isPending, refetch } = useAllPages(OptionChoicesDocument, query, {
    pageOf: ({ attributeOptions }) => attributeOptions.data,
    enabled,
  });
  const choices = useMemo(
    () => data?.map((option): OptionChoice => ({ ...option, key: spellingKey(option.name) })),
    [data],
  );
  return { data: choices, error, isPending, refetch };
};
