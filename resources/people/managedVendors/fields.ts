import type { RecordField } from '#ui/record/recordField.ts';
import { partnerHistoryFields } from './parts/partner.ts';

const name = 'resources.user-management/vendor';

export const fields: readonly RecordField[] = [
  { source: 'company_name' },
  { source: 'vendor_type', choices: `${name}.vendorTypes` },
  { source: 'account_type', choices: `${name}.accountTypes` },
  ...partnerHistoryFields,
];
