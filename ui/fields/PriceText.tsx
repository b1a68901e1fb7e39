import { language } from '#providers/preferences.ts';

/** An amount in EUR (a decimal with two places) as the reader's language writes it. */
export const PriceText = ({ value }: { value: string }) => {
  const locale = language.use();
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  // a text, since a price may have more digits than a float keeps
  return <>{format.format(value as Intl.StringNumericLiteral)}</>;
};
