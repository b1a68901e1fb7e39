import type { Quote } from '#contract/cart/quoted.ts';
import type { Violations } from '#contract/rules/platform/check.ts';
import type { NewOrder } from '#contract/rules/sales/orderIntake.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { OrderQuote } from '#server/modules/sales/cartQuote/quoted.ts';
import { shopQuoteOf } from '#server/modules/sales/cartQuote/shopQuote.ts';

/** The fields that are refused; the quote contains the reasons. */
const violationsOf = ({ lines, services, codeRefusal }: OrderQuote): Violations => ({
  ...(lines.some(({ refusal }) => refusal !== null) && {
    lines: { rule: 'rules.notOrderable' },
  }),
  ...(services.some(({ refusal }) => refusal !== null) && {
    services: { rule: 'rules.notOrderable' },
  }),
  ...(codeRefusal !== null && { code: { rule: 'rules.codeRefused' } }),
});

/**
 * @throws INVALID with the quote: ORDER_REFUSED if something cannot be ordered, and
 * ORDER_TOTAL_CHANGED if the total differs from the one that the customer was shown
 */
export const assertOrderable = ({ expectedTotal }: NewOrder, quote: OrderQuote): void => {
  if (!quote.isOrderable) {
    throw new DomainError('INVALID', {
      msg: 'error.ORDER_REFUSED',
      fields: violationsOf(quote),
      quote: quote as Quote,
    });
  }
  if (quote.total !== expectedTotal) {
    throw new DomainError('INVALID', {
      msg: 'error.ORDER_TOTAL_CHANGED',
      fields: { expectedTotal: { rule: 'rules.otherTotal' } },
      args: { total: quote.total ?? '', expected: expectedTotal },
      quote: quote as Quote,
    });
  }
};

/** Throws the error again, with the quote as shops see it. */
export const inShopsWords = (error: unknown): never => {
  if (!(error instanceof DomainError) || !error.quote) throw error;
  const { code, message: msg, fields, args, quote } = error;
  throw new DomainError(code, {
    msg,
    ...(fields && { fields }),
    ...(args && { args }),
    quote: shopQuoteOf(quote as OrderQuote),
  });
};
