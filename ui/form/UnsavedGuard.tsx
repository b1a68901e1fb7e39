import { useFormState } from 'react-hook-form';
import { useUnsaved } from '#providers/unsaved.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

/** Asks before what was typed is lost by leaving; silent while nothing is. */
export const UnsavedGuard = ({ parameter }: { parameter?: string }) => {
  const { isDirty, isSubmitting } = useFormState();
  // a save that is refused because the session has ended must not end it for good
  useUnsaved(isDirty);
  // leaving while a save runs is what the save itself does when it succeeds
  return <LeaveGuard isAtRisk={isDirty && !isSubmitting} parameter={parameter} />;
};
