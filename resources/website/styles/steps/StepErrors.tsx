import { ValidationError } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Notice } from '#ui/layout/Notice.tsx';
import { valueAt } from '#ui/record/recordField.ts';
import type { FormStep } from './FormSteps.tsx';

interface Props {
  steps: readonly FormStep[];
  step: string;
}

/** Lists the errors of steps that are not shown, because their fields cannot show them. */
export const StepErrors = ({ steps, step }: Props) => {
  const translate = useText();
  const { errors } = useFormState();
  const wrong = steps
    .filter(({ id }) => id !== step)
    .flatMap((each) =>
      each.sources.flatMap((source) => {
        const message = messageOf(valueAt(errors, source));
        return message === undefined ? [] : { step: each, source, message };
      }),
    );
  return wrong.map(({ step: { title }, source, message }) => (
    <Notice key={source} severity="error">
      {translate('steppedForm.elsewhere')} {title}: <ValidationError error={message} />
    </Notice>
  ));
};

const messageOf = (error: unknown): string | undefined => {
  const { message, root } = (error ?? {}) as { message?: string; root?: { message?: string } };
  return message ?? root?.message;
};
