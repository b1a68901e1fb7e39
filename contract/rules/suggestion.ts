import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { id } from './fields.ts';

/** The body of `POST /ai-enhance/product-info-suggestion` (specification 7). */
export const suggestionInput = v.object({
  /** Addresses of our own pictures, 1024 pixels wide. */
  images: v.pipe(
    v.array(
      v.pipe(v.string('rules.wrongType'), v.maxLength(limits.imageAddress, 'rules.maxLength')),
      'rules.required',
    ),
    v.minLength(1, 'rules.required'),
    v.maxLength(limits.imagesPerVariation, 'rules.maxItems'),
  ),
  /** The variation it is for, where the pictures are not saved yet. */
  variation_id: v.nullish(id),
});
export type SuggestionInput = v.InferOutput<typeof suggestionInput>;

/** A colour as it was measured. */
interface MeasuredColour {
  name: string;
  /** Such as #2f5d50. */
  hex: string;
  /** Of what the product takes of the pictures, from 0 to 1. */
  share: number;
}

/** What is suggested; a text that cannot be told is empty. */
export interface Suggestion {
  name: string;
  description: string;
  materialType: string;
  color: string;
  pattern: string;
  /** Only ones that there are. */
  tags: { id: string; name: string }[];
  /** Names of tags that were suggested and do not exist. */
  unknownTags: string[];
  /** Who answered: our own analyser, or the endpoint that is configured. */
  analyser: 'local' | 'endpoint';
  /** Of the local analyser; empty from the endpoint. */
  colors: MeasuredColour[];
}
