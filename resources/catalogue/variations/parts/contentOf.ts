import { isMissingValue, type VariationContent } from '#contract/variationParts.ts';
import {
  editableFields,
  type FieldGroup,
  type FormValues,
  formValueOf,
  type ProductField,
} from './productFamily.ts';

/** Returns the form values that count towards a variation's completeness. */
export const contentOf = (
  { images = [], price = '', tags = [], inputs = {} }: Record<string, unknown>,
  groups: readonly FieldGroup[],
): VariationContent => ({
  imageCount: (images as unknown[]).length,
  price: String(price),
  tagCount: (tags as unknown[]).length,
  requiredValues: requiredFields(groups).map((field) => formValueOf(inputs as FormValues, field)),
});

/** The required fields of a form's values that are still empty. */
export const missingFields = (
  { inputs = {} }: Record<string, unknown>,
  groups: readonly FieldGroup[],
): ProductField[] =>
  requiredFields(groups).filter((field) =>
    isMissingValue(formValueOf(inputs as FormValues, field)),
  );

const requiredFields = (groups: readonly FieldGroup[]) =>
  editableFields(groups).filter(({ is_required }) => is_required);
