import Link from '@mui/material/Link';
import { LinkBase, type RaRecord, useRecordContext } from 'react-admin';
import { useEditAddress } from '#ui/list/useEditAddress.ts';

/** A row's name, linked to its form. */
export const NameLink = () => {
  const record = useRecordContext<RaRecord<string> & { name: string }>();
  const editAddress = useEditAddress();
  if (!record) return null;
  return (
    <Link component={LinkBase} to={editAddress(record.id)} underline="hover" fontWeight={560}>
      {record.name}
    </Link>
  );
};
