import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { formatDecimal } from '#ui/form/decimal.ts';

interface Props {
  value: string;
  kind: string | null | undefined;
}

/**
 * Formats a value for the user: amounts and numbers in the user's language, a status by its label.
 */
export const ChangedValue = ({ value, kind }: Props) => {
  const translate = useText();
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
