import { useText } from '#providers/i18nProvider/useText.ts';

/** Translations of Material's English Autocomplete texts. */
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
