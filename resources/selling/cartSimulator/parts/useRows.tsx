import Typography from '@mui/material/Typography';
import { euroText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import type { CartQuoteQuery } from '#resources/selling/cartSimulator/operations.generated.ts';
import type { AmountRow } from '#ui/layout/AmountRows.tsx';

export type Quote = CartQuoteQuery['cartQuote']['data'];

interface Names {
  serviceNames: readonly { id: string; name: string }[] | undefined;
  skuNames: readonly { sku: string; name: string }[];
}

const Refused = ({ children }: { children: string }) => (
  <Typography component="span" variant="body2" color="error">
    {children}
  </Typography>
);

/** Returns the rows of a quote: lines, services and shipping with their reasons, and the sums. */
export const useRows = (quote: Quote, { serviceNames = [], skuNames }: Names) => {
  const translate = useText();
  const locale = language.use();
  const euro = (amount: string) => euroText(amount, locale);
  const why = (reason: string, missing?: string | null) => (
    <Refused>
      {translate(`cartSimulator.reasons.${reason}`, { missing: missing ? euro(missing) : '' })}
    </Refused>
  );

  const lines = quote.lines.map((line, index): AmountRow => {
    const { sku, quantity, unitPrice, daysFrom: from, daysTo: to, refusal, showroomId } = line;
    const each = unitPrice && translate('cartSimulator.each', { quantity, price: euro(unitPrice) });
    const when =
      from !== null &&
      translate(`cartSimulator.${showroomId ? 'collectedIn' : 'deliveredIn'}`, { from, to });
    return {
      key: `line ${index}`,
      label:
        skuNames.find((product) => product.sku === sku)?.name ??
        translate('cartSimulator.amountLine'),
      amount: line.amount,
      detail: refusal ? why(refusal) : [each, when].filter(Boolean).join(' · '),
    };
  });
  const services = quote.services.map((service, index): AmountRow => {
    const { serviceId, minutes, billed, cost, refusal, missing } = service;
    return {
      key: `service ${index}`,
      label: serviceNames.find(({ id }) => id === serviceId)?.name ?? serviceId,
      amount: cost,
      detail: refusal
        ? why(refusal, missing)
        : translate('cartSimulator.billed', { minutes, billed }),
    };
  });
  const shipping = quote.shipping.map((delivery, index): AmountRow => {
    const { templateName: name, daysFrom: from, daysTo: to, pallets, cost } = delivery;
    const of = pallets === null ? [] : [translate('cartSimulator.pallets', pallets)];
    return {
      key: `shipping ${index}`,
      label: translate('cartSimulator.shippingBy', { name }),
      amount: cost,
      detail: [translate('cartSimulator.days', { from, to }), ...of].join(' · '),
    };
  });
  const sum = (name: keyof Quote['sums']): AmountRow => ({
    key: name,
    label: translate(`cartSimulator.sums.${name}`),
    amount: name === 'discount' ? `-${quote.sums.discount}` : quote.sums[name],
  });
  return {
    positions: [...lines, ...services, ...shipping],
    sums: [
      sum('products'),
      ...(Number(quote.sums.discount) > 0 ? [sum('discount')] : []),
      sum('shipping'),
      sum('services'),
      sum('driving'),
      {
        key: 'total',
        label: translate('cartSimulator.sums.total'),
        amount: quote.total,
        isTotal: true,
      },
    ],
  };
};
