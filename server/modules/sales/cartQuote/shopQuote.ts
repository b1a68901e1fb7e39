import type { CartQuote } from '#contract/generated/shopSchema.ts';
import type { OrderQuote } from './quoted.ts';

type ShopQuote = Omit<CartQuote, 'id'>;

const nothing = '0.00';

/**
 * A quote as shops see it. What partners pay for a product, their commissions and payouts are none of a
 * shop's business.
 */
export const shopQuoteOf = (quote: OrderQuote): ShopQuote => ({
  lines: quote.lines.map(({ sourcePrice: _, commission: __, ...line }) => ({
    ...line,
    sku: line.sku ?? '',
  })),
  services: quote.services.map(
    ({ settingId: _, billed: __, commission: ___, ...service }) => service,
  ),
  shipping: quote.shipping.map(
    ({ templateId: _, templateName: __, products: ___, pallets: ____, ...group }) => group,
  ),
  driving: quote.parts
    .filter(({ driving }) => driving !== nothing)
    .map(({ partnerId, driving }) => ({
      performerId: partnerId,
      cost: driving,
      services: quote.services.flatMap(({ performerId, refusal }, index) =>
        performerId === partnerId && refusal === null ? [index] : [],
      ),
    })),
  codeRefusal: quote.codeRefusal,
  sums: quote.sums,
  total: quote.total,
  isOrderable: quote.isOrderable,
});
