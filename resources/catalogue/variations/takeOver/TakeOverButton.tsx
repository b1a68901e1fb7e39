import CopyToAllIcon from '@mui/icons-material/CopyAllOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { FieldGroup } from '#resources/catalogue/variations/parts/productFamily.ts';
import type { VariationRecord } from '#resources/catalogue/variations/parts/records.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const TakeOverDialog = lazyPart(() => import('./TakeOverDialog.tsx'));

interface Props {
  /** The title of the section. */
  section: string;
  /** The section's attribute group; omitted for the section with the product details. */
  group?: FieldGroup;
}

/**
 * Copies the values of a form section to all other variations of the product. Samples take no part,
 * because they are separate products.
 */
export const TakeOverButton = ({ section, group }: Props) => {
  const translate = useText();
  const record = useRecordContext<VariationRecord>();
  const { getValues } = useFormContext();
  const [values, setValues] = useState<Record<string, unknown> | null>(null);
  if (record?.parent.type !== '2' || record.sample_of_id !== null) return null;
  if (group?.fields.every(({ is_configurable, mayChange }) => is_configurable || !mayChange)) {
    return null;
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<CopyToAllIcon />}
        aria-label={translate('bulkEdit.takeOver.actionOf', { section })}
        onClick={() => setValues(getValues())}
      >
        {translate('bulkEdit.takeOver.action')}
      </Button>
      <Suspense fallback={null}>
        {values && (
          <TakeOverDialog {...{ section, group, record, values }} onClose={() => setValues(null)} />
        )}
      </Suspense>
    </>
  );
};
