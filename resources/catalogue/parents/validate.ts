import { newVariationInput, productUpdateInput } from '#contract/rules/catalogue/parent.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { inputOf, newInputOf, type ParentRecord, simple } from './parentForm.ts';

const validateProduct = validateBy(productUpdateInput);
const validateVariation = validateBy(newVariationInput);

/** Validates a product and, for a new simple product, its variation. */
export const validate = (values: Partial<ParentRecord>) => {
  const { categories, ...others } = validateProduct(inputOf(values));
  // without categories there is no main category either, and one error is enough
  const violations = categories && !others.main_category_id ? { ...others, categories } : others;
  const [variation] = values.id ? [] : newInputOf(values).variations;
  if (values.type !== simple || !variation) return violations;
  // the variation takes name and slug from the product, whose fields already show the errors
  const { name: _, slug: __, ...ofVariation } = validateVariation(variation);
  return Object.keys(ofVariation).length > 0
    ? { ...violations, variations: [ofVariation] }
    : violations;
};
