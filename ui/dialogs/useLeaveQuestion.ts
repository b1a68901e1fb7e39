import { useText } from '#providers/i18nProvider/useText.ts';

/**
 * Texts of the question before unsaved input is lost.
 * @param changed names of the parts with unsaved input, separated by commas
 */
export const useLeaveQuestion = (changed = '') => {
  const translate = useText();
  const text = translate('form.leave.text');
  return {
    title: translate('form.leave.title'),
    text: changed ? `${text} ${translate('form.leave.changed', { what: changed })}` : text,
    yes: translate('form.leave.leave'),
    no: translate('form.leave.stay'),
  };
};
