import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldErrors, useFormContext, useFormState, useWatch } from 'react-hook-form';

const requiredText = 'resources.products/variations.required';

/** Whether nothing but values that the family requires is missing, after an attempt to save. */
const onlyLacks = ({ inputs, ...others }: FieldErrors): boolean => {
  const ofValues = Object.values(inputs ?? {}).filter((error) => error);
  return (
    Object.keys(others).length === 0 &&
    ofValues.length > 0 &&
    ofValues.every((error) => JSON.stringify(error.message).includes(requiredText))
  );
};

/** After a refused attempt to save a draft that lacks required values: saves it without them. */
export const SaveDraftButton = () => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { errors, isSubmitting } = useFormState();
  const status = useWatch({ name: 'status' });
  useEffect(() => {
    // it holds for one attempt
    if (!isSubmitting) setValue('allowIncomplete', undefined);
  }, [isSubmitting, setValue]);
  if (status !== '2' || !onlyLacks(errors)) return null;
  return (
    <Button
      disabled={isSubmitting}
      onClick={({ currentTarget }) => {
        setValue('allowIncomplete', true);
        currentTarget.form?.requestSubmit();
      }}
    >
      {translate('resources.products/variations.incomplete.saveDraft')}
    </Button>
  );
};
