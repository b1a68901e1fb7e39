import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { cents, decimal } from '#contract/cart/money.ts';
import { unitPrice } from '#contract/cart/price.ts';
import { euroText, percentText } from '#contract/format.ts';
import { check } from '#contract/rules/platform/check.ts';
import { vendorProductInput } from '#contract/rules/selling/vendorProduct.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';

const sources = ['priceType', 'adjustmentType', 'adjustmentAmount', 'ownPrice'] as const;

/**
 * Calculates the resulting price and the vendor's margin from the form values, with the rules of
 * the cart.
 */
export const PricePreview = ({ sourcePrice }: { sourcePrice: string }) => {
  const text = useText(useResourcePrefix());
  const locale = language.use();
  const values = useWatch({ name: [...sources] });
  const given = check(
    vendorProductInput,
    Object.fromEntries(sources.map((source, index) => [source, values[index]])),
  );
  if (!given.ok) return null;
  const price = unitPrice({ ...given.value, source: sourcePrice });
  const euro = (amount: bigint) => euroText(decimal(amount), locale);
  const source = cents(sourcePrice);
  const summary = () => {
    if (price === null) return text('preview.none');
    const margin = price - source;
    const line =
      given.value.priceType === 'own'
        ? text('preview.own', { price: euro(price) })
        : text('preview.price', { source: euro(source), price: euro(price) });
    if (margin < 0n) return `${line} · ${text('preview.loss', { margin: euro(-margin) })}`;
    const percent = percentText(Number((margin * 1000n) / price) / 10, locale);
    return `${line} · ${text('preview.margin', { margin: euro(margin), percent })}`;
  };
  const isWarning = price === null || price < source;
  return (
    <Typography role="status" variant="body2" color={isWarning ? 'warning.main' : 'text.secondary'}>
      {summary()}
    </Typography>
  );
};
