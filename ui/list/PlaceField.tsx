import { createContext, type ReactNode, useContext } from 'react';
import { useRecordContext } from 'react-admin';

/** The button that moves the row, while the table shows its records in their own order. */
export const RowHandle = createContext<ReactNode>(null);

/** The place of a record in its order, counted from 1, beside what moves it. */
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
