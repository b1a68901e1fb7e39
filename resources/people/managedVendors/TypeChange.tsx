import Alert from '@mui/material/Alert';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { can } from '#contract/access.ts';
import type { Area } from '#contract/generated/schema.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ConfirmBeforeSave } from './ConfirmBeforeSave.tsx';
import type { ManagedVendorRecordFragment } from './record.generated.ts';

/** Areas of the access table to which not all types of accounts have access. */
const areas = [
  'vendorProducts',
  'vendorPartners',
  'paymentConfiguration',
  'delivery',
  'clickAndCollect',
  'orderSettings',
  'craftsmanSettings',
  'orders',
] as const satisfies readonly Area[];

/**
 * Warns which areas the vendor can no longer access after a change of its type or account type;
 * saving then asks for confirmation.
 */
export const TypeChange = () => {
  const translate = useText();
  const record = useRecordContext<ManagedVendorRecordFragment>();
  const [vendorType, accountType]: string[] = useWatch({ name: ['vendor_type', 'account_type'] });
  if (!record) return null;
  const before = ['vendor', record.vendor_type, record.account_type];
  const after = ['vendor', vendorType ?? '', accountType ?? ''];
  const lost = areas.filter((area) => can(before, area, 'view') && !can(after, area, 'view'));
  if (lost.length === 0) return null;
  const names = lost.map((area) => translate(`partnerManagement.areas.${area}`)).join(', ');
  const count = lost.includes('vendorProducts') ? record.products : 0;
  const warning = (
    <>
      {translate('partnerManagement.changeText', { areas: names })}{' '}
      {count > 0 && translate('partnerManagement.changeProducts', { smart_count: count })}
    </>
  );
  return (
    <>
      <Alert severity="warning" variant="outlined">
        {warning}
      </Alert>
      <ConfirmBeforeSave title={translate('partnerManagement.changeTitle')} question={warning} />
    </>
  );
};
