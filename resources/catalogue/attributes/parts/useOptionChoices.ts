import { useQuery } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { spellingKey } from '#contract/rules/catalogue/spelling.ts';
import { useCall } from '#providers/dataProvider/useCall.ts';
import { type OptionChoiceFragment, OptionChoicesDocument } from './choices.generated.ts';

/** An option to choose, with its search text. */
export type OptionChoice = OptionChoiceFragment & { key: string };

/** All options of an attribute in order, loaded as a whole to search and choose from thousands. */
export const useOptionChoices = (attrId: string, { enabled = true } = {}) => {
  const call = useCall();
  return useQuery({
    queryKey: ['option choices', attrId],
    enabled,
    queryFn: async (): Promise<OptionChoice[]> => {
      const pageAt = async (page: number) => {
        const query = { attr_id: attrId, sort: 'sortIndex', page, size: limits.maxPageSize };
        return (await call(OptionChoicesDocument, { query })).attributeOptions.data;
      };
      const first = await pageAt(0);
      const count = Math.ceil(first.total / limits.maxPageSize);
      const rest = Array.from({ length: Math.max(count - 1, 0) }, (_, index) => pageAt(index + 1));
      const all = [first, ...(await Promise.all(rest))].flatMap(({ results }) => results);
      return all.map((option) => ({ ...option, key: spellingKey(option.name) }));
    },
  });
};
