import { useRecordContext } from 'react-admin';
import { DataButton } from '#resources/platform/account/parts/DataButton.tsx';
import { ExportCustomerDataDocument } from './operations.generated.ts';
import type { CustomerRecordFragment } from './record.generated.ts';

/** Downloads everything that is stored about a customer. */
export const CustomerDataButton = () => {
  const record = useRecordContext<CustomerRecordFragment>();
  if (!record) return null;
  const { id } = record;
  return (
    <DataButton document={ExportCustomerDataDocument} variablesOf={(input) => ({ id, input })} />
  );
};
