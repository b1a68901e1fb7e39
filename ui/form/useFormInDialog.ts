import { useFormState } from 'react-hook-form';
import { useDialogInput } from '#ui/dialogs/dialogInput.ts';
import { useIsUnsaved } from './useIsUnsaved.ts';

/**
 * Reports the unsaved values of the surrounding form to the surrounding dialog.
 * @returns closes the dialog; asks for confirmation if values would be lost
 */
export const useFormInDialog = (): (() => void) => {
  const isAtRisk = useIsUnsaved();
  const { isSubmitting } = useFormState();
  return useDialogInput({ isAtRisk, isPending: isSubmitting });
};
