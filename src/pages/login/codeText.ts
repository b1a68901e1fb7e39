import type { Breach } from '#contract/rules/platform/check.ts';
import type { SecondFactorMessages } from '#providers/i18nProvider/secondFactorMessages.ts';

/** The error text for an invalid code. */
export const codeText = (breach: Breach | undefined, messages: SecondFactorMessages): string =>
  breach?.rule === 'rules.required' ? messages.required : messages.secondFactor.wrongCode;
