import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { valueKey } from '#contract/rules/catalogue/attributeValue.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  editableFields,
  type FieldGroup,
} from '#resources/catalogue/variations/parts/productFamily.ts';

interface Props {
  groups: readonly FieldGroup[];
  onReload: () => unknown;
}

/**
 * Handles a family that changes while the form is open. Unsaved changes stay; if the API rejects a
 * field that the form does not have, this offers to load the current fields.
 */
export const FamilyChanged = ({ groups, onReload }: Props) => {
  const translate = useText();
  const { getValues, unregister, clearErrors } = useFormContext();
  const { errors } = useFormState();
  const keys = useMemo(() => new Set(editableFields(groups).map(valueKey)), [groups]);

  useEffect(() => {
    const gone = Object.keys(getValues('inputs') ?? {}).filter((key) => !keys.has(key));
    if (gone.length > 0) unregister(gone.map((key) => `inputs.${key}`));
  }, [keys, getValues, unregister]);

  const refused = Object.entries(errors.inputs ?? {});
  const isOther = refused.some(([key, error]) => !keys.has(key) || isOfOtherFamily(error));
  if (!isOther) return null;
  const reload = async () => {
    await onReload();
    clearErrors('inputs');
  };
  return (
    <Alert
      severity="warning"
      // the form scrolls here for errors without a visible field
      sx={{ position: 'sticky', top: 80, zIndex: 2 }}
      action={
        <Button color="inherit" size="small" onClick={reload}>
          {translate('variationPages.family.reload')}
        </Button>
      }
    >
      {translate('variationPages.family.changed')}
    </Alert>
  );
};

const isOfOtherFamily = (error: unknown) =>
  JSON.stringify((error as { message?: unknown })?.message ?? '').includes('rules.notInFamily');
