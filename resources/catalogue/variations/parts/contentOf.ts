import type { VariationContent } from '#contract/variationParts.ts';
import { editableFields, type FieldGroup, type FormValues, formValueOf } from './productFamily.ts';

/** Returns the form values that count towards a variation's completeness. */
export const contentOf = (
  { images = [], price = '', tags = [], inputs = {} }: Record<string, unknown>,
  groups: readonly FieldGroup[],
): VariationContent => ({
  imageCount: (images as unknown[]).length,
  price: String(price),
  tagCount: (tags as unknown[]).length,
  requiredValues: editableFields(groups)
    .filter(({ is_required }) => is_required)
    .map((field) => formValueOf(inputs as FormValues, field)),
});
