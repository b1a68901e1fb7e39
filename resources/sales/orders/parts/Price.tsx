import { euroText } from '#contract/format.ts';
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
  return <>{text(of, { amount: euroText(amount, locale) })}</>;
};
