import { useTranslate } from 'ra-core';

/** What Material's Autocomplete would say in English. */
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
