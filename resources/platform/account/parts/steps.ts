import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
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

/** The error text for a rejected password or code. */
export const faultText = (error: unknown, messages: SecondFactorMessages): string => {
  const { wrongCode, wrongPassword } = messages.secondFactor;
  const texts: Record<string, string> = {
    'rules.required': messages.required,
    'rules.maxLength': messages.tooLong,
    'rules.wrongCode': wrongCode,
    'rules.wrongPassword': wrongPassword,
  };
  const rule = error instanceof Error ? asOneMessage(error).message : '';
  return texts[rule] ?? failureText(error, messages);
};
