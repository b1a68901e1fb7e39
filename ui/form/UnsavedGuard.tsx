import { useFormState } from 'react-hook-form';
import { useUnsaved } from '#providers/unsaved.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

interface Props {
  /** Search parameter that identifies what is edited; changing it counts as leaving. */
  parameter?: string;
  /** Names of unsaved changes; if omitted, the form's dirty state decides whether there are any. */
  changed?: readonly string[];
}

/** Asks before leaving discards input; does nothing while there is none. */
export const UnsavedGuard = ({ parameter, changed }: Props) => {
  const { isDirty, isSubmitting } = useFormState();
  const isUnsaved = changed ? changed.length > 0 : isDirty;
  // a save rejected because the session has ended must not end it for good
  useUnsaved(isUnsaved);
  return (
    <LeaveGuard
      // after a successful save the page leaves by itself
      isAtRisk={isUnsaved && !isSubmitting}
      parameter={parameter}
      changed={changed}
    />
  );
};
