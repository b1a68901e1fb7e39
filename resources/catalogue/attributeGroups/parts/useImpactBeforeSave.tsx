import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type ReactNode, useRef, useState } from 'react';
import { useRecordContext, useSaveContext } from 'react-admin';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import type { ImpactFragment } from '#resources/catalogue/attributeGroups/operations.generated.ts';
import { useAttempt } from '#ui/form/useAttempt.ts';
import { ImpactDialog } from './ImpactDialog.tsx';

interface Options<Values, Input, Data> {
  /** The query for the effects of saving this input. */
  document: TypedDocumentNode<Data, { id: string; input: Input }>;
  inputOf: (values: Values) => Input;
  result: (data: Data) => ImpactFragment;
  /** Called with the number of products that lose values through this save. */
  onLoss: (lose: number) => void;
}

interface Question {
  impact: ImpactFragment;
  answer: (isConfirmed: boolean) => void;
}

const changesNothing = ({ gained, lost, required }: ImpactFragment): boolean =>
  gained.length + lost.length + required.length === 0;

/**
 * Returns the `onSubmit` handler of an edit form whose save may change products. If it does, a
 * dialog shows the effects first and saves after the user confirms. Render the dialog beside the
 * form.
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
      // cancelling keeps the form open with the unsaved changes
      if (!(await isConfirmed(impact))) return undefined;
      onLoss(impact.lose);
      return save?.({ ...values, confirmedLoss: impact.lose });
    });
  const dialog = question && <ImpactDialog impact={question.impact} onAnswer={question.answer} />;
  return { submit, dialog };
};

/** Shows the toast after a save; its text differs while the server is still updating products. */
export const useSavedMessage = (messages: string) => {
  const lose = useRef(0);
  return {
    messageKey: () => `${messages}.${lose.current > 0 ? 'savedWithLoss' : 'saved'}`,
    noteLoss: (count: number) => {
      lose.current = count;
    },
  };
};
