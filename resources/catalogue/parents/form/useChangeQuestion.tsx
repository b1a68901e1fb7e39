import { type ReactNode, useState } from 'react';
import { useRecordContext, useSaveContext } from 'react-admin';
import { numberText } from '#contract/format.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import {
  ProductFamilyImpactDocument,
  type ProductFamilyImpactQuery,
} from '#resources/catalogue/parents/operations.generated.ts';
import {
  configurable,
  type ParentRecord,
  simple,
} from '#resources/catalogue/parents/parentForm.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useAttempt } from '#ui/form/useAttempt.ts';

type Impact = ProductFamilyImpactQuery['productFamilyImpact']['data'];

interface Question {
  text: string;
  answer: (isConfirmed: boolean) => void;
}

const messages = 'resources.products/parents.change';
const namesAtMost = 10;

/**
 * Returns the `onSubmit` handler of an existing product's form. If a new type or family would
 * remove data, a dialog warns the user first and saves after the user confirms. Render the dialog
 * beside the form.
 */
export const useChangeQuestion = (): {
  submit: (values: Partial<ParentRecord>) => Promise<unknown>;
  dialog: ReactNode;
} => {
  const translate = useText();
  const fetchImpact = useLazyApiQuery(ProductFamilyImpactDocument);
  const attempt = useAttempt();
  const { save } = useSaveContext();
  const record = useRecordContext<ParentRecord>();
  const [question, setQuestion] = useState<Question | null>(null);

  const isConfirmed = (text: string): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (confirmed: boolean) => {
        setQuestion(null);
        resolve(confirmed);
      };
      setQuestion({ text, answer });
    });

  const impactOf = async (id: string, family_id: string): Promise<Impact> =>
    (await fetchImpact({ id, family_id })).productFamilyImpact.data;

  const lossText = ({ lose, lost }: Impact): string => {
    const names = lost
      .slice(0, namesAtMost)
      .map(({ attribute, group }) => `${attribute} (${group})`);
    if (lost.length > namesAtMost) names.push('…');
    return translate(`${messages}.family`, {
      smart_count: lose,
      count: numberText(lose, language.get()),
      names: names.join(', '),
    });
  };

  const submit = (values: Partial<ParentRecord>) =>
    attempt<unknown>(async () => {
      const losesAttributes = record?.type === configurable && values.type === simple;
      if (losesAttributes && !(await isConfirmed(translate(`${messages}.type`)))) return undefined;
      const family = values.family_id?.id;
      if (!record || !family || family === record.family_id?.id) return save?.(values);
      const impact = await impactOf(record.id, family);
      if (impact.lose > 0 && !(await isConfirmed(lossText(impact)))) return undefined;
      return save?.({ ...values, confirmedLoss: impact.lose });
    });
  const dialog = question && (
    <ConfirmDialog
      open
      title={translate(`${messages}.title`)}
      text={question.text}
      yes={translate(`${messages}.save`)}
      no={translate('form.cancel')}
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    />
  );
  return { submit, dialog };
};
