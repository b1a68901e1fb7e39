import { useMomentText } from './useMomentText.ts';

/** A point in time (ISO 8601, UTC), formatted for the user in the marketplace's time zone. */
export const DateText = ({ value }: { value: string | null | undefined }) => {
  const textOf = useMomentText();
  return value ? <time dateTime={value}>{textOf(value)}</time> : null;
};
