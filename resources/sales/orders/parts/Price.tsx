import { language } from '#providers/preferences.ts';
import { useResourceText } from '#ui/record/useResourceText.ts';

interface Props {
  /** A message with the placeholder `amount`. */
  of: string;
  /** EUR, as a decimal. */
  amount: string;
}

/** A sentence with an amount. */
export const Price = ({ of, amount }: Props) => {
  const text = useResourceText();
  const locale = language.use();
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  return <>{text(of, { amount: format.format(amount as Intl.StringNumericLiteral) })}</>;
};
