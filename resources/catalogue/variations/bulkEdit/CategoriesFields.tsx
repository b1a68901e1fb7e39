import { useState } from 'react';
import {
  type CategoriesChange,
  categoriesModes,
} from '#contract/rules/catalogue/variationsEdit.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CategoriesPicker } from '#resources/catalogue/categories/parts/CategoriesInput.tsx';
import type { Choice } from '#ui/pickers/useChoiceSearch.ts';
import type { FieldsProps } from './change.ts';
import { ModeField } from './ModeField.tsx';

/** Selects categories of the parent products. */
export const CategoriesFields = ({ errors, onChange }: FieldsProps<'categories'>) => {
  const translate = useText();
  const [mode, setMode] = useState<CategoriesChange['mode']>('add');
  const [categories, setCategories] = useState<Choice[]>([]);
  const choose = (next: CategoriesChange['mode'], chosen: Choice[]) => {
    // a product has only one main category, so keep only the last selected one
    const kept = next === 'main' ? chosen.slice(-1) : chosen;
    setMode(next);
    setCategories(kept);
    onChange({ mode: next, ids: kept.map(({ id }) => id) });
  };
  return (
    <>
      <ModeField
        kind="categories"
        modes={categoriesModes}
        value={mode}
        onChange={(next) => choose(next, categories)}
      />
      <CategoriesPicker
        label={translate(mode === 'main' ? 'bulkEdit.category' : 'bulkEdit.kinds.categories')}
        value={categories}
        onChange={(chosen) => choose(mode, chosen)}
        error={errors.ids}
      />
    </>
  );
};
