import { useRecordContext } from 'react-admin';
import { DateText } from './DateText.tsx';

/** A field of the surrounding record that contains a point in time (ISO 8601, UTC). */
export const DateField = ({ source }: { source: string }) => (
  <DateText value={useRecordContext()?.[source]} />
);
