import { useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { LeaveGuard } from '#ui/form/LeaveGuard.tsx';
import { ConfirmDialog, type ConfirmProps } from './ConfirmDialog.tsx';
import { DialogBase, type DialogBaseProps } from './DialogBase.tsx';

interface Props extends DialogBaseProps {
  /** Closing would lose something, typed text above all. */
  isAtRisk: boolean;
  /** What was at risk is being saved, so the page may be left by what follows. */
  isPending?: boolean;
  /** Words of the question; those of `form.leave` unless given. */
  question?: Partial<Pick<ConfirmProps, 'title' | 'text' | 'yes' | 'no'>>;
}

/**
 * The dialog for everything a user can enter something into. Escape, a click beside it and the back
 * button ask before that is lost; its buttons act at once.
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
