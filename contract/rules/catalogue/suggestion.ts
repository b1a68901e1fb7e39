import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { id } from '#contract/rules/platform/fields.ts';

/** The body of `POST /ai-enhance/product-info-suggestion` (specification 7). */
export const suggestionInput = v.object({
  /** Addresses of our own images, 1024 pixels wide. */
  images: v.pipe(
    v.array(
      v.pipe(v.string('rules.wrongType'), v.maxLength(limits.imageAddress, 'rules.maxLength')),
      'rules.required',
    ),
    v.minLength(1, 'rules.required'),
    v.maxLength(limits.imagesPerVariation, 'rules.maxItems'),
  ),
  /** The variation the suggestion is for, if the images are not saved yet. */
  variation_id: v.nullish(id),
});
export type SuggestionInput = v.InferOutput<typeof suggestionInput>;

/** A measured colour. */
interface MeasuredColour {
  name: string;
  /** For example #2f5d50. */
  hex: string;
  /** Share of the product's area, from 0 to 1. */
  share: number;
}

/** The suggestion; a text that cannot be derived is empty. */
export interface Suggestion {
  name: string;
  description: string;
  materialType: string;
  color: string;
  pattern: string;
  /** Existing tags only. */
  tags: { id: string; name: string }[];
  /** Suggested tag names that do not exist. */
  unknownTags: string[];
  /** Source of the suggestion: the built-in analyser or the configured endpoint. */
  analyser: 'local' | 'endpoint';
  /** From the built-in analyser only; otherwise empty. */
  colors: MeasuredColour[];
}
