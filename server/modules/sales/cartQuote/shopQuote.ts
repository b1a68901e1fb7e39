import type { CartQuote } from '#contract/generated/shopSchema.ts';
import { conditionTexts } from '#server/modules/sales/discounts/conditionTexts.ts';
import { type OrderQuote, withoutShopNames } from './quoted.ts';

type ShopQuote = Omit<CartQuote, 'id'>;

const nothing = '0.00';

/**
 * A quote as shops see it: without partners' purchase prices, commissions and payouts.
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
  codeMissing: quote.codeMissing,
  isCodeCheckedAtOrder: quote.isCodeCheckedAtOrder,
  codeConditions: codeConditionsOf(quote),
  sums: quote.sums,
  total: quote.total,
  isOrderable: quote.isOrderable,
});

const codeConditionsOf = (quote: OrderQuote): ShopQuote['codeConditions'] => {
  const { codeConditions } = withoutShopNames(quote);
  if (!codeConditions) return [];
  const english = conditionTexts(codeConditions, 'en');
  return conditionTexts(codeConditions, 'de').map((de, index) => ({
    de,
    en: english[index] ?? '',
  }));
};
