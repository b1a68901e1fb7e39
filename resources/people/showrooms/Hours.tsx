import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import type { ShowroomRecord } from './operations.ts';
import { OpeningLines } from './parts/OpeningLines.tsx';

/** The opening hours of a showroom. */
export const Hours = () => {
  const text = useText(useResourcePrefix());
  const record = useRecordContext<ShowroomRecord>();
  if (!record) return null;
  return <OpeningLines spans={record.openingHours} none={text('hours.none')} />;
};
