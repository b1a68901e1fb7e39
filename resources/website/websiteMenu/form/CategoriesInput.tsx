import { limits } from '#contract/limits.ts';
import { useCategoryNodes } from '#resources/catalogue/categories/parts/useCategoryNodes.ts';
import type { NamedChoice } from '#ui/form/ChoiceInput.tsx';
import { pathTo, type TreeIndex } from '#ui/tree/treeIndex.ts';
import { type ChoiceSource, ChoicesInput } from './ChoicesInput.tsx';

const choiceOf = (index: TreeIndex, id: string): NamedChoice => ({
  id,
  name: pathTo(index, id)
    .map((node) => node.name)
    .join(' › '),
});

/** Searches categories by any part of their path; each includes its descendants. */
const categoryChoices: ChoiceSource = {
  useFound: (text) => {
    const { index, isPending } = useCategoryNodes();
    const wanted = text.toLowerCase();
    const choices = [...index.places.keys()]
      .map((id) => choiceOf(index, id))
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .slice(0, limits.maxPageSize);
    return { choices, isLoading: isPending };
  },
  useNamed: (ids) => {
    const { index } = useCategoryNodes();
    return ids.filter((id) => index.places.has(id)).map((id) => choiceOf(index, id));
  },
};

export const CategoriesInput = () => <ChoicesInput source="categories" of={categoryChoices} />;
