import { useFormState } from 'react-hook-form';
import { useUnsaved } from '#providers/unsaved.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

interface Props {
  /** Of the address: what is edited is left with its value, too. */
  parameter?: string;
  /** What has been changed; whether anything has is the form's own judgement unless given. */
  changed?: readonly string[];
}

/** Asks before what was typed is lost by leaving; silent while nothing is. */
export const UnsavedGuard = ({ parameter, changed }: Props) => {
  const { isDirty, isSubmitting } = useFormState();
  const isUnsaved = changed ? changed.length > 0 : isDirty;
  // a save that is refused because the session has ended must not end it for good
  useUnsaved(isUnsaved);
  return (
    <LeaveGuard
      // leaving while a save runs is what the save itself does when it succeeds
      isAtRisk={isUnsaved && !isSubmitting}
      parameter={parameter}
      changed={changed}
    />
  );
};
