import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type ReactNode, useRef, useState } from 'react';
import { useRecordContext, useSaveContext } from 'react-admin';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import type { ImpactFragment } from '#resources/catalogue/attributeGroups/operations.generated.ts';
import { useAttempt } from '#ui/form/useAttempt.ts';
import { ImpactDialog } from './ImpactDialog.tsx';

interface Options<Values, Input, Data> {
  /** Queries the effects of saving the input. */
  document: TypedDocumentNode<Data, { id: string; input: Input }>;
  inputOf: (values: Values) => Input;
  result: (data: Data) => ImpactFragment;
  /** Receives the number of products that lose values through this save. */
  onLoss: (lose: number) => void;
}

interface Question {
  impact: ImpactFragment;
  answer: (isConfirmed: boolean) => void;
}

const changesNothing = ({ gained, lost, required }: ImpactFragment): boolean =>
  gained.length + lost.length + required.length === 0;

/**
 * The `onSubmit` of an edit form whose save may change products. If it does, a dialog shows the
 * effects first and saves once confirmed. Render the dialog beside the form.
 */
export const useImpactBeforeSave = <Values extends object, Input, Data>({
  document,
  inputOf,
  result,
  onLoss,
}: Options<Values, Input, Data>): {
  submit: (values: Values) => Promise<unknown>;
  dialog: ReactNode;
} => {
  const fetchImpact = useLazyApiQuery(document);
  const attempt = useAttempt();
  const { save } = useSaveContext();
  const record = useRecordContext();
  const [question, setQuestion] = useState<Question | null>(null);

  const isConfirmed = (impact: ImpactFragment): Promise<boolean> =>
    changesNothing(impact)
      ? Promise.resolve(true)
      : new Promise((resolve) => {
          const answer = (confirmed: boolean) => {
            setQuestion(null);
            resolve(confirmed);
          };
          setQuestion({ impact, answer });
        });

  const submit = (values: Values) =>
    attempt<unknown>(async () => {
      const id = String(record?.id);
      const impact = result(await fetchImpact({ id, input: inputOf(values) }));
      // cancelling returns to the form with its input
      if (!(await isConfirmed(impact))) return undefined;
      onLoss(impact.lose);
      return save?.({ ...values, confirmedLoss: impact.lose });
    });
  const dialog = question && <ImpactDialog impact={question.impact} onAnswer={question.answer} />;
  return { submit, dialog };
};

/** The toast after a save; a different one if products are still being adapted. */
export const useSavedMessage = (messages: string) => {
  const lose = useRef(0);
  return {
    messageKey: () => `${messages}.${lose.current > 0 ? 'savedWithLoss' : 'saved'}`,
    noteLoss: (count: number) => {
      lose.current = count;
    },
  };
};
