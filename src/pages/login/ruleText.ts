import type { Violation } from '#contract/rules/platform/check.ts';
import type { SignInMessages } from '#providers/i18nProvider/signInMessages.ts';

/** The error text for an invalid email address or a missing password. */
export const ruleText = ({ rule }: Violation, messages: SignInMessages): string => {
  if (rule === 'rules.required') return messages.required;
  return rule === 'rules.email' ? messages.invalidEmail : messages.tooLong;
};
