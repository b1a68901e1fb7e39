import { useMemo, useState } from 'react';
import { useEvent } from 'react-admin';
import { LeaveGuard } from '#ui/form/LeaveGuard.tsx';
import { ConfirmDialog, type ConfirmProps } from './ConfirmDialog.tsx';
import { DialogBase, type DialogBaseProps } from './DialogBase.tsx';
import { DialogInputProvider, noInput } from './dialogInput.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';

interface Props extends DialogBaseProps {
  /** Whether closing would lose input. Content can also report it with `useDialogInput`. */
  isAtRisk?: boolean;
  /** Whether the input is being saved; the navigation that follows asks nothing. */
  isPending?: boolean;
  /** Texts of the question; those of `form.leave` by default. */
  question?: Partial<Pick<ConfirmProps, 'title' | 'text' | 'yes' | 'no'>>;
}

/**
 * A dialog with inputs. Escape, a click outside and the back button ask for confirmation before input
 * is lost; the dialog's own buttons act at once.
 */
export const DialogFrame = ({ question, onClose, ...props }: Props) => {
  const { isAtRisk: hasInput = false, isPending: isSaving = false, ...dialog } = props;
  const [input, report] = useState(noInput);
  const [isAsking, setAsking] = useState(false);
  const isAtRisk = hasInput || input.isAtRisk;
  const isPending = isSaving || input.isPending;
  const close = useEvent(() => (isAtRisk ? setAsking(true) : onClose()));
  const frame = useMemo(() => ({ report, close }), [close]);
  const texts = { ...useLeaveQuestion(input.changed), ...question };
  return (
    <DialogInputProvider value={frame}>
      <DialogBase {...dialog} onClose={close} />
      <ConfirmDialog
        {...texts}
        open={isAsking && isAtRisk}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onClose={() => setAsking(false)}
      />
      <LeaveGuard isAtRisk={isAtRisk && !isPending} question={texts} />
    </DialogInputProvider>
  );
};
