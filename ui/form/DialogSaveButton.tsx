import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ActionButton } from '#ui/actions/ActionButton.tsx';

/** The save button of a form in a dialog. */
export const DialogSaveButton = ({ label }: { label?: string }) => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <ActionButton type="submit" variant="contained" disabled={isSubmitting}>
      {isSubmitting ? translate('form.saving') : (label ?? translate('form.save'))}
    </ActionButton>
  );
};
