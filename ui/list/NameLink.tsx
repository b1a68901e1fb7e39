import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { LinkBase, type RaRecord, useRecordContext } from 'react-admin';
import { useEditAddress } from '#ui/list/useEditAddress.ts';

/** A row's name, or other text that identifies it, linked to the record's form. */
export const NameLink = ({ children }: { children?: ReactNode }) => {
  const record = useRecordContext<RaRecord<string> & { name: string }>();
  const editAddress = useEditAddress();
  if (!record) return null;
  return (
    <Link component={LinkBase} to={editAddress(record.id)} underline="hover" fontWeight={560}>
      {children ?? record.name}
    </Link>
  );
};
