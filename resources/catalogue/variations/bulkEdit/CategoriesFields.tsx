import { createFilterOptions } from '@mui/material/Autocomplete';
import { useMemo, useState } from 'react';
import {
  type CategoriesChange,
  categoriesModes,
} from '#contract/rules/catalogue/variationsEdit.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useCategoryNodes } from '#resources/catalogue/categories/parts/useCategoryNodes.ts';
import type { TreeNode } from '#ui/tree/treeIndex.ts';
import type { FieldsProps } from './change.ts';
import { type Choice, ManyPicker } from './ManyPicker.tsx';
import { ModeField } from './ModeField.tsx';

/** Lists the categories with their paths. */
const pathsOf = (nodes: readonly TreeNode[], above = ''): Choice[] =>
  nodes.flatMap(({ id, name, children }) => {
    const path = `${above}${name}`;
    return [{ id, name: path }, ...pathsOf(children, `${path} › `)];
  });

const filterOptions = createFilterOptions<Choice>({ limit: 100 });

/** Selects categories of the parent products. */
export const CategoriesFields = ({ errors, onChange }: FieldsProps) => {
  const translate = useText();
  const [mode, setMode] = useState<CategoriesChange['mode']>('add');
  const [categories, setCategories] = useState<Choice[]>([]);
  const { nodes, isPending } = useCategoryNodes();
  const choices = useMemo(() => pathsOf(nodes), [nodes]);
  const choose = (next: CategoriesChange['mode'], chosen: Choice[]) => {
    // a product has only one main category, so keep only the last selected one
    const kept = next === 'main' ? chosen.slice(-1) : chosen;
    setMode(next);
    setCategories(kept);
    onChange({ categories: { mode: next, ids: kept.map(({ id }) => id) } });
  };
  return (
    <>
      <ModeField
        kind="categories"
        modes={categoriesModes}
        value={mode}
        onChange={(next) => choose(next, categories)}
      />
      <ManyPicker
        label={translate(mode === 'main' ? 'bulkEdit.category' : 'bulkEdit.kinds.categories')}
        error={errors['categories.ids']}
        choices={choices}
        filterOptions={filterOptions}
        loading={isPending}
        value={categories}
        onChange={(chosen) => choose(mode, chosen)}
      />
    </>
  );
};
