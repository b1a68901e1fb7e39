import type { Breach } from '#contract/rules/platform/check.ts';
import type { SignInMessages } from '#providers/i18nProvider/signInMessages.ts';

/** The text of a rule that an email address or present password broke. */
export const ruleText = ({ rule }: Breach, messages: SignInMessages): string => {
  if (rule === 'rules.required') return messages.required;
  return rule === 'rules.email' ? messages.invalidEmail : messages.tooLong;
};
