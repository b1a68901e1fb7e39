import type { CartProductChoicesQuery, CartQuoteInput } from './operations.generated.ts';

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
});

const orNull = (text: string): string | null => text.trim() || null;

/** What is not a number stays missing, so that the rules name it. */
const numberOf = (text: string): number | null =>
  /^\d+$/.test(text.trim()) ? Number(text.trim()) : null;

interface Given {
  postcode: string;
  code: string;
  items: readonly Item[];
  /** Whose amounts they are. */
  vendorId: string | null;
}

/** What the API is asked; each vendor does the services of its own lines. */
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
  services: items.flatMap(({ kind, product, serviceIds }, line) =>
    serviceIds.map((serviceId) => ({
      line,
      serviceId,
      performerId: kind === 'product' ? (product?.vendorId ?? vendorId) : vendorId,
    })),
  ),
});
