import { useCallback } from 'react';
import { conditionSentences, type NamedConditions } from '#contract/cart/conditionSentences.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';

/** Returns a function for the conditions of a discount in words, one sentence for each. */
export const useConditionTexts = () => {
  const text = useDynamicText('discountConditions');
  const locale = language.use();
  return useCallback(
    (conditions: NamedConditions): string[] => {
      const translate = ({ key, values }: { key: string; values: object }) => text(key, values);
      return conditionSentences(conditions, locale, translate).map(translate);
    },
    [text, locale],
  );
};
