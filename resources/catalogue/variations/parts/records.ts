import type {
  VariationRecordFragment,
  VariationsListQuery,
} from '#resources/catalogue/variations/operations.generated.ts';
import type { FormValues } from './productFamily.ts';

export type VariationRow = VariationsListQuery['variations']['data']['results'][number];

/** The form values of a variation; tags are ids. */
export interface VariationRecord extends Omit<VariationRecordFragment, 'tags'> {
  tags: string[];
  /** Form only: the values of the family's attributes. */
  inputs?: FormValues;
  /** Form only: whether to save the draft although something required is missing. */
  allowIncomplete?: boolean;
}
