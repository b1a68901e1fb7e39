import { type ReactNode, useState } from 'react';
import { type FormProps, useRecordContext, useSaveContext } from 'react-admin';
import { missingCounts, variationParts } from '#contract/variationParts.ts';
import { contentOf } from '#resources/catalogue/variations/parts/contentOf.ts';
import { IncompleteQuestion } from '#resources/catalogue/variations/parts/IncompleteQuestion.tsx';
import type { FieldGroup } from '#resources/catalogue/variations/parts/productFamily.ts';
import type { VariationRecord } from '#resources/catalogue/variations/parts/records.ts';
import { AppForm } from '#ui/form/AppForm.tsx';

interface Props extends Pick<FormProps, 'validate'> {
  groups: readonly FieldGroup[];
  children: ReactNode;
}

interface Question {
  lacking: { part: string; count: number }[];
  answer: (isYes: boolean) => void;
}

/** The form of a variation; it asks for confirmation before publishing an incomplete draft. */
export const PublishingForm = ({ groups, validate, children }: Props) => {
  const { save } = useSaveContext();
  const record = useRecordContext<VariationRecord>();
  const [question, setQuestion] = useState<Question | null>(null);
  const isAllowed = async (values: Record<string, unknown>): Promise<boolean> => {
    if (values.status !== '1' || record?.status === '1') return true;
    const lack = missingCounts(contentOf(values, groups));
    const lacking = variationParts
      .filter((part) => lack[part] > 0)
      .map((part) => ({ part, count: lack[part] }));
    if (lacking.length === 0) return true;
    const isYes = await new Promise<boolean>((answer) => setQuestion({ lacking, answer }));
    setQuestion(null);
    return isYes;
  };
  return (
    <AppForm
      validate={validate}
      noValidate
      onSubmit={async (values: Record<string, unknown>) =>
        (await isAllowed(values)) ? save?.(values) : undefined
      }
    >
      {children}
      {question && (
        <IncompleteQuestion
          {...{ drafts: 1, incomplete: 1, lacking: question.lacking }}
          onPublish={() => question.answer(true)}
          onClose={() => question.answer(false)}
        />
      )}
    </AppForm>
  );
};
