import { useTranslate } from 'react-admin';

/** Translations of Material's English Autocomplete texts. */
export const useChoiceTexts = () => {
  const translate = useTranslate();
  return {
    openText: translate('list.choices.open'),
    closeText: translate('list.choices.close'),
    clearText: translate('list.choices.clear'),
    loadingText: translate('list.loading'),
    noOptionsText: translate('list.noMatches'),
  };
};
