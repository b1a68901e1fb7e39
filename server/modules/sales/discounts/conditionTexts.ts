import { conditionSentences, type NamedConditions } from '#contract/cart/conditionSentences.ts';
import type { Language } from '#contract/language.ts';
import { discountConditions as german } from '#i18n/de/selling/discountConditions.ts';
import { discountConditions as english } from '#i18n/en/selling/discountConditions.ts';
import { countedText } from '#i18n/messageText.ts';

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: german,
  en: english,
};

/** The conditions of a discount in words, one sentence for each. */
export const conditionTexts = (conditions: NamedConditions, language: Language): string[] => {
  const translate = ({
    key,
    values,
  }: {
    key: string;
    values: Readonly<Record<string, string | number>>;
  }) => countedText(texts[language][key] ?? key, values);
  return conditionSentences(conditions, language, translate).map(translate);
};
