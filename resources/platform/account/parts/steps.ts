import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { errorText } from '#contract/errors.ts';
import { asOneMessage } from '#providers/graphql/errors.ts';
import { failureText } from '#providers/i18nProvider/failureText.ts';
import type { SecondFactorMessages } from '#providers/i18nProvider/secondFactorMessages.ts';

/**
 * Sends an API call. A parameter of the steps, because they are used both inside and outside
 * react-admin.
 */
export type Send = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

export interface StepProps {
  messages: SecondFactorMessages;
  send: Send;
  onCancel?: () => void;
}

/** Something that the user can read about and try again. */
export class StepFault extends Error {}

/** The error text of a step that was not made. */
export const faultText = (error: unknown, messages: SecondFactorMessages): string => {
  if (error instanceof StepFault) return error.message;
  const { wrongCode, wrongPassword, notConfirmed } = messages.secondFactor;
  const texts: Record<string, string> = {
    'rules.required': messages.required,
    'rules.maxLength': messages.tooLong,
    'rules.wrongCode': wrongCode,
    'rules.wrongPassword': wrongPassword,
    [errorText.confirmIdentity]: notConfirmed,
  };
  const rule = error instanceof Error ? asOneMessage(error).message : '';
  return texts[rule] ?? failureText(error, messages);
};
