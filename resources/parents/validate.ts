import { newVariationInput, productUpdateInput } from '#contract/rules/parent.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { inputOf, newInputOf, type ParentRecord, simple } from './parentForm.ts';

const validateProduct = validateBy(productUpdateInput);
const validateVariation = validateBy(newVariationInput);

/** The rules of a product; while a simple one is new, of its variation as well. */
export const validate = (values: Partial<ParentRecord>) => {
  const { categories, ...others } = validateProduct(inputOf(values));
  // without the main category there is none, which need not be told twice
  const breaches = categories && !others.main_category_id ? { ...others, categories } : others;
  const [variation] = values.id ? [] : newInputOf(values).variations;
  if (values.type !== simple || !variation) return breaches;
  // it is called as the product is, where that is told already
  const { name: _, slug: __, ...ofVariation } = validateVariation(variation);
  return Object.keys(ofVariation).length > 0
    ? { ...breaches, variations: [ofVariation] }
    : breaches;
};
