import { useState } from 'react';

interface Found<Item> {
  choices: readonly Item[];
  isLoading: boolean;
}

/**
 * The chosen records by id, loaded once each: those already loaded stay while others load.
 * @param useNamed the query of the records with these ids
 * @param found records that are already there, such as search results
 */
export const useChosen = <Item extends { id: string }>(
  ids: readonly string[],
  useNamed: (ids: readonly string[]) => Found<Item>,
  found: readonly Item[] = [],
): { known: ReadonlyMap<string, Item>; isLoading: boolean } => {
  const [known, setKnown] = useState<ReadonlyMap<string, Item>>(new Map());
  const { choices, isLoading } = useNamed(ids.filter((id) => !known.has(id)));
  const isNew = ({ id }: Item) => !known.has(id) && ids.includes(id);
  const news = [...found, ...choices].filter(isNew);
  if (news.length > 0)
    setKnown(new Map([...known, ...news.map((each) => [each.id, each] as const)]));
  return { known, isLoading };
};
