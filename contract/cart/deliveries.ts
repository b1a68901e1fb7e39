import type { Place } from '#contract/regions/place.ts';
import { grouped } from './grouped.ts';
import type { Line } from './lines.ts';
import { type Cents, sumBy } from './money.ts';
import { type DeliveryReason, type DeliveryTemplate, type Shipping, shipping } from './shipping.ts';

/** Lines that one partner delivers by one template, at one cost. */
export interface Delivery extends Shipping {
  delivererId: string;
  template: DeliveryTemplate;
  lines: readonly Line[];
  /** Sum of the product prices, on which the cost can depend. */
  products: Cents;
}

/** `template`: the product has no template. */
export type LineDeliveryReason = DeliveryReason | 'template';

/**
 * The deliveries of the lines that are not collected, and the reasons why lines cannot be
 * delivered, by index in the cart.
 */
export const deliveriesOf = (
  lines: readonly Line[],
  templates: readonly DeliveryTemplate[],
  place: Place,
) => {
  const byId = new Map(templates.map((template) => [template.id, template]));
  const deliveries: Delivery[] = [];
  const refusals = new Map<number, LineDeliveryReason>();
  const toDeliver = lines.filter(({ showroom }) => showroom === null);
  for (const group of grouped(toDeliver, keyOf).values()) {
    const delivery = deliveryOf(group, byId, place);
    if (delivery) deliveries.push(delivery);
    for (const [index, line] of group.entries()) {
      const reason = delivery ? delivery.refusals[index] : 'template';
      if (reason) refusals.set(line.index, reason);
    }
  }
  return { deliveries, refusals };
};

const keyOf = ({ product }: Line) => `${product.delivererId} ${product.templateId}`;

const deliveryOf = (
  lines: readonly Line[],
  templates: ReadonlyMap<string, DeliveryTemplate>,
  place: Place,
): Delivery | null => {
  const [{ product } = { product: null }] = lines;
  const template = templates.get(product?.templateId ?? '');
  if (!product || !template) return null;
  const items = lines.map(({ amount, quantity, product: { weight, itemsPerPallet } }) => ({
    amount,
    quantity,
    weight,
    itemsPerPallet,
  }));
  const { delivererId } = product;
  const products = sumBy(lines, ({ amount }) => amount);
  return { delivererId, template, lines, products, ...shipping(template, items, place) };
};
