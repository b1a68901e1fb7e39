import { language } from '#providers/preferences.ts';

/** An amount in EUR (a decimal with two places), formatted for the user's language. */
export const PriceText = ({ value }: { value: string }) => {
  const locale = language.use();
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  // formatted from the string, because a price may have more digits than a float can hold
  return <>{format.format(value as Intl.StringNumericLiteral)}</>;
};
