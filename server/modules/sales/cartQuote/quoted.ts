import type { Cart, SimulatedCart } from '#contract/cart/cart.ts';
import type { Product } from '#contract/cart/conditions.ts';
import { berlinDay } from '#contract/cart/day.ts';
import { quote } from '#contract/cart/quote.ts';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import {
  type Limit,
  type Loaded,
  loadConditions,
  loadProducts,
  type Purchaser,
} from './conditions.ts';

/** Partners try out only their own conditions; administrators and shops those of any vendor. */
export const limitOf = ({ vendorId }: Pick<Viewer, 'vendorId'>): Limit => vendorId;

/** Article numbers contain no space, so none is mistaken for an amount. */
const skuOf = (index: number): string => `amount ${index}`;

const cartOf = ({ lines, ...others }: SimulatedCart): Cart => ({
  ...others,
  lines: lines.map(({ vendorId, sku, quantity, showroomId }, index) => ({
    vendorId,
    sku: sku ?? skuOf(index),
    quantity,
    showroomId,
  })),
});

/** Represents amounts as products of their vendors, sold everywhere and with every service. */
const amountsOf = (cart: SimulatedCart, limit: Limit, { showrooms }: Loaded): Product[] =>
  cart.lines.flatMap(({ vendorId, amount, templateId, weight, itemsPerPallet }, index) => {
    if (amount === null || (limit !== null && vendorId !== limit)) return [];
    const chosen = cart.services.filter(({ line }) => line === index);
    return {
      vendorId,
      sku: skuOf(index),
      pricing: {
        priceType: 'own',
        source: amount,
        ownPrice: amount,
        adjustmentType: 'none',
        adjustmentAmount: null,
      },
      connections: [],
      delivererId: vendorId,
      templateId,
      weight,
      itemsPerPallet,
      showrooms: showrooms.filter((showroom) => showroom.vendorId === vendorId),
      serviceIds: chosen.map(({ serviceId }) => serviceId),
      performerIds: chosen.map(({ performerId }) => performerId),
      manufacturerId: null,
      categoryIds: [],
      tagIds: [],
    };
  });

/**
 * The quote for a cart at a given time, with names. Needs two statements, whatever the size of the
 * cart.
 */
export const cartQuote = async (
  db: Db,
  cart: SimulatedCart,
  limit: Limit,
  now: Date,
  purchaser?: Purchaser,
) => {
  const products = await loadProducts(db, cart, limit);
  const loaded = await loadConditions(db, cart, products, limit, purchaser);
  const { templateNames, partnerNames, codeConditions, ...conditions } = loaded;
  const all = [...products, ...amountsOf(cart, limit, loaded)];
  const quoted = quote(cartOf(cart), { ...conditions, products: all }, berlinDay(now));
  return {
    ...quoted,
    codeConditions,
    lines: quoted.lines.map((line, index) => ({ ...line, sku: cart.lines[index]?.sku ?? null })),
    shipping: quoted.shipping.map((shipping) => ({
      ...shipping,
      templateName: templateNames[shipping.templateId] ?? '',
    })),
    parts: quoted.parts.map((part) => ({
      ...part,
      partnerName: partnerNames[part.partnerId] ?? '',
    })),
  };
};

/** A quote with the names to show. */
export type OrderQuote = Awaited<ReturnType<typeof cartQuote>>;

/** The quote for those who must not learn the names of shops. */
export const withoutShopNames = (quote: OrderQuote): OrderQuote => ({
  ...quote,
  codeConditions: quote.codeConditions && { ...quote.codeConditions, shops: [] },
});
