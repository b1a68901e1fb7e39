import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { RowLink } from './RowLink.tsx';
import { useEditAddress } from './useEditAddress.ts';

/** A row's name, or other text that identifies it, linked to the record's form. */
export const NameLink = ({ children }: { children?: ReactNode }) => {
  const record = useRecordContext<RaRecord<string> & { name: string }>();
  const editAddress = useEditAddress();
  if (!record) return null;
  return (
    <RowLink to={editAddress(record.id)} look="name">
      {children ?? record.name}
    </RowLink>
  );
};
