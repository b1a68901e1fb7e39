import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';

interface Props {
  /** Message key with the placeholder `amount`. */
  of: string;
  /** EUR, as a decimal string. */
  amount: string;
}

export const Price = ({ of, amount }: Props) => {
  const text = useDynamicText('resources.orders');
  const locale = language.use();
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  return <>{text(of, { amount: format.format(amount as Intl.StringNumericLiteral) })}</>;
};
