import { useTranslate } from 'ra-core';
import { language } from '#providers/preferences.ts';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { formatDecimal } from '#ui/form/decimal.ts';

interface Props {
  value: string;
  kind: string | null | undefined;
}

/** A value as the reader writes it: amounts and numbers in the reader's language, a status by name. */
export const ChangedValue = ({ value, kind }: Props) => {
  const translate = useTranslate();
  const locale = language.use();
  switch (kind) {
    case 'price':
      return <PriceText value={value} />;
    case 'number':
      return <>{formatDecimal(value, locale, 0)}</>;
    case 'status':
      return <>{translate(`resources.products/variations.status.${value}`, { _: value })}</>;
    default:
      return <>{value}</>;
  }
};
