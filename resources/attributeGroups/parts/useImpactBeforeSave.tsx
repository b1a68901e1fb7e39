import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useDataProvider, useRecordContext, useSaveContext } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import type { AppDataProvider } from '#providers/dataProvider/dataProvider.ts';
import type { ImpactFragment } from '#resources/attributeGroups/operations.generated.ts';
import { useAttempt } from '#ui/form/useAttempt.ts';
import { ImpactDialog } from './ImpactDialog.tsx';

interface Options<Values, Input, Data> {
  /** Asks what saving the input would do. */
  document: TypedDocumentNode<Data, { id: string; input: Input }>;
  inputOf: (values: Values) => Input;
  result: (data: Data) => ImpactFragment;
  /** Told how many products lose values by what is being saved. */
  onLoss: (lose: number) => void;
}

interface Question {
  impact: ImpactFragment;
  answer: (isConfirmed: boolean) => void;
}

const changesNothing = ({ gained, lost, required }: ImpactFragment): boolean =>
  gained.length + lost.length + required.length === 0;

/**
 * The `onSubmit` of an edit form whose saving may change products: where it does, it is first said
 * how, and saved once that is confirmed. The dialog belongs beside the form.
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
  const dataProvider = useDataProvider<AppDataProvider>();
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
      const impact = result(await dataProvider.send(document, { id, input: inputOf(values) }));
      // nothing is lost by going back to the form
      if (!(await isConfirmed(impact))) return undefined;
      onLoss(impact.lose);
      return save?.({ ...values, confirmedLoss: impact.lose });
    });
  const dialog = question && <ImpactDialog impact={question.impact} onAnswer={question.answer} />;
  return { submit, dialog };
};

/** The toast after a save: another one where products are still being adapted. */
export const useSavedMessage = (messages: string) => {
  const lose = useRef(0);
  return {
    messageKey: () => `${messages}.${lose.current > 0 ? 'savedWithLoss' : 'saved'}`,
    noteLoss: (count: number) => {
      lose.current = count;
    },
  };
};
