import { partnerHistoryFields } from '#resources/people/managedVendors/parts/partner.ts';
import type { RecordField } from '#ui/record/recordField.ts';

export const fields: readonly RecordField[] = [{ source: 'company_name' }, ...partnerHistoryFields];
