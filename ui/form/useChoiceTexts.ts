import { useText } from '#providers/i18nProvider/useText.ts';

/** Translations for Material's Autocomplete, whose default texts are English. */
export const useChoiceTexts = () => {
  const translate = useText();
  return {
    openText: translate('list.choices.open'),
    closeText: translate('list.choices.close'),
    clearText: translate('list.choices.clear'),
    loadingText: translate('list.loading'),
    noOptionsText: translate('list.noMatches'),
  };
};
