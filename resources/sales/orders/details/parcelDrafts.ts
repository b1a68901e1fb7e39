import type { OrderParcelInput } from '#contract/generated/schema.ts';
import { check, type Violations } from '#contract/rules/platform/check.ts';
import { parcelInput } from '#contract/rules/sales/parcel.ts';
import type { OrderLine } from './transition.ts';

/** A parcel as it is typed. */
export interface ParcelDraft {
  key: number;
  id: string | null;
  carrier: string;
  carrierName: string;
  number: string;
  link: string;
  quantity: string;
}

export const newDraft = (key: number): ParcelDraft => ({
  ...{ key, id: null, carrier: '', carrierName: '', number: '', link: '', quantity: '' },
});

/** The parcels to correct, or an empty one to begin with. */
export const draftsOf = (parcels: OrderLine['parcels'] = []): ParcelDraft[] =>
  parcels.length === 0
    ? [newDraft(0)]
    : parcels.map(({ id, carrier, carrierName, number, link, quantity }, key) => ({
        ...{ key, id, carrier, carrierName, number, link },
        quantity: quantity === null ? '' : String(quantity),
      }));

const isEmpty = ({ id, carrier, number, quantity }: ParcelDraft): boolean =>
  id === null && carrier === '' && number.trim() === '' && quantity.trim() === '';

const inputOf = ({ key: _, quantity, ...draft }: ParcelDraft): OrderParcelInput => ({
  ...draft,
  quantity: quantity.trim() === '' ? null : Number(quantity),
});

/** The violations of a draft; an empty one has none, since it is left out. */
export const violationsOf = (draft: ParcelDraft): Violations => {
  if (isEmpty(draft)) return {};
  const result = check(parcelInput, inputOf(draft));
  return result.ok ? {} : result.violations;
};

export const isValid = (draft: ParcelDraft): boolean =>
  Object.keys(violationsOf(draft)).length === 0;

/** The input for the server: the filled drafts, and the ids of the parcels that were removed. */
export const changesOf = (
  drafts: readonly ParcelDraft[],
  parcels: OrderLine['parcels'] = [],
): { parcels: OrderParcelInput[]; removedParcelIds: string[] } => {
  const kept = new Set(drafts.map(({ id }) => id));
  return {
    parcels: drafts.filter((draft) => !isEmpty(draft)).map(inputOf),
    removedParcelIds: parcels.flatMap(({ id }) => (id === null || kept.has(id) ? [] : [id])),
  };
};

/** The pieces in all parcels, as far as they are entered. */
export const piecesIn = (drafts: readonly ParcelDraft[]): number =>
  drafts.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0);
