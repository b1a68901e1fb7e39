import type { CartQuoteInput } from '#contract/generated/schema.ts';
import type { CartProductChoicesQuery } from '#resources/selling/cartSimulator/operations.generated.ts';

export type Product = CartProductChoicesQuery['cartProducts']['data'][number];

/** The form values of an item in the simulated cart. */
export interface Item {
  key: number;
  kind: 'product' | 'amount';
  product: Product | null;
  amount: string;
  quantity: string;
  templateId: string;
  weight: string;
  itemsPerPallet: string;
  showroomId: string;
  serviceIds: string[];
  /**
   * The partner who performs the services; by default the seller, otherwise the first possible
   * partner.
   */
  performerId: string;
}

export const newItem = (key: number, kind: Item['kind']): Item => ({
  key,
  kind,
  product: null,
  amount: '',
  quantity: '1',
  templateId: '',
  weight: '',
  itemsPerPallet: '',
  showroomId: '',
  serviceIds: [],
  performerId: '',
});

const orNull = (text: string): string | null => text.trim() || null;

/** Parses a number. Invalid input becomes null, so that the validation rules report it. */
const numberOf = (text: string): number | null =>
  /^\d+$/.test(text.trim()) ? Number(text.trim()) : null;

/** Returns the partner who performs the services of the item. */
export const performerOf = ({ product, performerId }: Item): string | null => {
  if (product === null || performerId) return performerId || null;
  const { vendorId, performers } = product;
  const first = performers.find(({ id }) => id === vendorId) ?? performers[0];
  return first?.id ?? vendorId;
};

interface Given {
  postcode: string;
  code: string;
  items: readonly Item[];
  /** The vendor of items that are amounts. */
  vendorId: string | null;
}

/** Converts the form values to the API input. */
export const inputOf = ({ postcode, code, items, vendorId }: Given): CartQuoteInput => ({
  postcode,
  code: orNull(code),
  lines: items.map((item) => ({
    vendorId: item.kind === 'product' ? (item.product?.vendorId ?? vendorId) : vendorId,
    quantity: numberOf(item.quantity),
    showroomId: orNull(item.showroomId),
    ...(item.kind === 'product'
      ? { sku: item.product?.sku ?? null }
      : {
          amount: orNull(item.amount),
          templateId: orNull(item.templateId),
          weight: orNull(item.weight),
          itemsPerPallet: numberOf(item.itemsPerPallet),
        }),
  })),
  services: items.flatMap((item, line) =>
    item.serviceIds.map((serviceId) => ({
      line,
      serviceId,
      performerId: (item.kind === 'product' ? performerOf(item) : null) ?? vendorId,
    })),
  ),
});
