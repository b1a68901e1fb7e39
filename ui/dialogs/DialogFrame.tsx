import { useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { LeaveGuard } from '#ui/form/LeaveGuard.tsx';
import { ConfirmDialog, type ConfirmProps } from './ConfirmDialog.tsx';
import { DialogBase, type DialogBaseProps } from './DialogBase.tsx';

interface Props extends DialogBaseProps {
  /** Whether closing would lose input. */
  isAtRisk: boolean;
  /** Whether the input is being saved; the navigation that follows asks nothing. */
  isPending?: boolean;
  /** Texts of the question; those of `form.leave` by default. */
  question?: Partial<Pick<ConfirmProps, 'title' | 'text' | 'yes' | 'no'>>;
}

/**
 * A dialog with inputs. Escape, a click outside and the back button ask for confirmation before input
 * is lost; the dialog's own buttons act at once.
 */
export const DialogFrame = ({
  isAtRisk,
  isPending = false,
  question,
  onClose,
  ...dialog
}: Props) => {
  const translate = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <DialogBase {...dialog} onClose={() => (isAtRisk ? setAsking(true) : onClose())} />
      <ConfirmDialog
        title={translate('form.leave.title')}
        text={translate('form.leave.text')}
        yes={translate('form.leave.leave')}
        no={translate('form.leave.stay')}
        {...question}
        open={isAsking && isAtRisk}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onClose={() => setAsking(false)}
      />
      <LeaveGuard isAtRisk={isAtRisk && !isPending} />
    </>
  );
};
