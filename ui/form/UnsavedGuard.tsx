import { useFormState } from 'react-hook-form';
import { useUnsaved } from '#providers/unsaved.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useIsUnsaved } from './useIsUnsaved.ts';

interface Props {
  /** Search parameter that identifies the edited part; changing it counts as leaving the page. */
  parameter?: string;
  /** Names of the unsaved changes; without them, the question only says that there are some. */
  changed?: readonly string[];
}

/** Asks for confirmation before leaving discards unsaved input. */
export const UnsavedGuard = ({ parameter, changed }: Props) => {
  const { isSubmitting } = useFormState();
  const hasOther = useIsUnsaved();
  const isUnsaved = changed ? changed.length > 0 : hasOther;
  // a save that failed because the session has expired must not discard the input
  useUnsaved(isUnsaved);
  return (
    <LeaveGuard
      // the page navigates by itself after a successful save
      isAtRisk={isUnsaved && !isSubmitting}
      parameter={parameter}
      changed={changed}
    />
  );
};
