import { useRecordContext } from 'react-admin';
import { useResourceText } from '#ui/record/useResourceText.ts';
import type { ShowroomRecord } from './operations.ts';
import { OpeningLines } from './parts/OpeningLines.tsx';

/** The opening hours of a showroom. */
export const Hours = () => {
  const text = useResourceText();
  const record = useRecordContext<ShowroomRecord>();
  if (!record) return null;
  return <OpeningLines spans={record.openingHours} none={text('hours.none')} />;
};
