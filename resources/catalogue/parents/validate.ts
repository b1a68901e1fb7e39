import { newVariationInput, productUpdateInput } from '#contract/rules/catalogue/parent.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { inputOf, newInputOf, type ParentRecord, simple } from './parentForm.ts';

const validateProduct = validateBy(productUpdateInput);
const validateVariation = validateBy(newVariationInput);

/** Rules of a product and, for a new simple one, of its variation. */
export const validate = (values: Partial<ParentRecord>) => {
  const { categories, ...others } = validateProduct(inputOf(values));
  // one error is enough when there is no category and so no main category
  const breaches = categories && !others.main_category_id ? { ...others, categories } : others;
  const [variation] = values.id ? [] : newInputOf(values).variations;
  if (values.type !== simple || !variation) return breaches;
  // it takes the product's name and slug, whose errors are already shown
  const { name: _, slug: __, ...ofVariation } = validateVariation(variation);
  return Object.keys(ofVariation).length > 0
    ? { ...breaches, variations: [ofVariation] }
    : breaches;
};
