import { useText } from '#providers/i18nProvider/useText.ts';

/** The texts of a picker's buttons and of its list; those of the libraries are English. */
export const usePickerTexts = ({ hasFailed = false } = {}) => {
  const translate = useText();
  return {
    openText: translate('list.choices.open'),
    closeText: translate('list.choices.close'),
    clearText: translate('list.choices.clear'),
    loadingText: translate('list.loading'),
    noOptionsText: translate(hasFailed ? 'list.failed' : 'list.noMatches'),
  };
};
