import { useFormState } from 'react-hook-form';
import { useUnsaved } from '#providers/unsaved.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useIsUnsaved } from './useIsUnsaved.ts';

interface Props {
  /** Search parameter that identifies what is edited; changing it counts as leaving. */
  parameter?: string;
  /** Names of unsaved changes; if omitted, it is only told that there are some. */
  changed?: readonly string[];
}

/** Asks before leaving discards input; does nothing while there is none. */
export const UnsavedGuard = ({ parameter, changed }: Props) => {
  const { isSubmitting } = useFormState();
  const hasOther = useIsUnsaved();
  const isUnsaved = changed ? changed.length > 0 : hasOther;
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
