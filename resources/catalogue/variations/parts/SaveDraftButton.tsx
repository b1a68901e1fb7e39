import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import { hasOnlyMissingFields } from './hasOnlyMissingFields.ts';

/**
 * Appears after validation rejects a draft that lacks tags or required values, and saves the draft
 * without them. `flag` is the form field that permits this.
 */
export const SaveDraftButton = ({ flag = 'allowIncomplete' }: { flag?: string }) => {
  const translate = useText();
  const { setValue } = useFormContext();
  const { errors, isSubmitting } = useFormState();
  const status = useWatch({ name: 'status' });
  useEffect(() => {
    // reset the flag, because it permits only one attempt
    if (!isSubmitting) setValue(flag, undefined);
  }, [flag, isSubmitting, setValue]);
  if (status !== '2' || !hasOnlyMissingFields(errors)) return null;
  return (
    <Button
      disabled={isSubmitting}
      onClick={({ currentTarget }) => {
        setValue(flag, true);
        currentTarget.form?.requestSubmit();
      }}
    >
      {translate('resources.products/variations.incomplete.saveDraft')}
    </Button>
  );
};
