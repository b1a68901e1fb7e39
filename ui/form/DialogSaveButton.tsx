import { useFormState } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';

/** The save button of a form in a dialog. */
export const DialogSaveButton = ({ label }: { label?: string | undefined }) => {
  const translate = useText();
  const { isSubmitting } = useFormState();
  return (
    <ActionButton type="submit" variant="contained" disabled={isSubmitting}>
      {isSubmitting ? translate('form.saving') : (label ?? translate('form.save'))}
    </ActionButton>
  );
};
