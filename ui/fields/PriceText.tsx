import { euroText } from '#contract/format.ts';
import { language } from '#providers/preferences.ts';

/** An amount in EUR (a decimal with two places), formatted for the user's language. */
export const PriceText = ({ value }: { value: string }) => <>{euroText(value, language.use())}</>;
