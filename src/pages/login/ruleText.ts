import type { Breach } from '#contract/rules/check.ts';
import type { SignInMessages } from '#providers/i18nProvider/signInMessages.ts';

/** Words a rule that an address or a present password broke. */
export const ruleText = ({ rule }: Breach, messages: SignInMessages): string => {
  if (rule === 'rules.required') return messages.required;
  return rule === 'rules.email' ? messages.invalidEmail : messages.tooLong;
};
