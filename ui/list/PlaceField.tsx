import { createContext, type ReactNode, useContext } from 'react';
import { useRecordContext } from 'react-admin';

/** The drag handle of a row, provided while the table is sorted by position. */
export const RowHandle = createContext<ReactNode>(null);

/** A record's position, counted from 1, beside the row's drag handle. */
export const PlaceField = () => {
  const record = useRecordContext<{ id: string; sortIndex: number }>();
  const handle = useContext(RowHandle);
  if (!record) return null;
  return (
    <>
      {handle}
      {record.sortIndex + 1}
    </>
  );
};
