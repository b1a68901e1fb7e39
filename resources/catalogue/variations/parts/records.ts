import type {
  VariationRecordFragment,
  VariationsListQuery,
} from '#resources/catalogue/variations/operations.generated.ts';
import type { FormValues } from './productFamily.ts';

/** A row of the list. */
export type VariationRow = VariationsListQuery['variations']['data']['results'][number];

/** A variation in its form; tags are ids. */
export interface VariationRecord extends Omit<VariationRecordFragment, 'tags'> {
  tags: string[];
  /** Form only: the values of the family's attributes. */
  inputs?: FormValues;
  /** Form only: save the draft although something required is missing. */
  allowIncomplete?: boolean;
}
