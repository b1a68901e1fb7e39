import type {
  CartProductChoicesQuery,
  CartQuoteInput,
} from '#resources/selling/cartSimulator/operations.generated.ts';

export type Product = CartProductChoicesQuery['cartProducts']['data'][number];

/** A line of the simulated cart as it is being typed. */
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
  /** Who does them; the seller or the first that can, unless chosen. */
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

/** What is not a number stays missing, so that the rules name it. */
const numberOf = (text: string): number | null =>
  /^\d+$/.test(text.trim()) ? Number(text.trim()) : null;

/** Of a product's services. */
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
  /** Whose amounts they are. */
  vendorId: string | null;
}

/** What the API is asked. */
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
