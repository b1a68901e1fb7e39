import type { Breakpoint } from '@mui/material';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent, { type DialogContentProps } from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useWasTrue } from '#ui/lazy/useWasTrue.ts';

export interface DialogBaseProps
  extends Pick<DialogProps, 'sx' | 'slotProps' | 'aria-describedby'> {
  open?: boolean;
  title: ReactNode;
  children: ReactNode;
  /** The buttons. Without them, the children contain `DialogContent` and `DialogActions`. */
  actions?: ReactNode;
  actionsSx?: { gap?: number; rowGap?: number; flexWrap?: 'wrap' };
  /** A breakpoint, or a width in pixels. */
  width: Breakpoint | number;
  content?: Pick<DialogContentProps, 'id' | 'dividers' | 'tabIndex' | 'sx'>;
  /** Wraps title, content and actions in a form. */
  onSubmit?: (event: FormEvent) => void;
  /** Wraps title, content and actions, for example in a form of react-admin. */
  enclose?: (parts: ReactNode) => ReactNode;
  onClose: () => void;
}

// the content of a form scrolls between title and buttons, as without a form; in a window that is
// too low for that, as at a high zoom, everything scrolls
const formStyles = {
  '@media (min-height: 401px)': { '& .MuiDialog-paper > form': { display: 'contents' } },
};

/** A dialog of title, content and actions without inputs; for inputs, use `DialogFrame`. */
export const DialogBase = ({
  open = true,
  title,
  children,
  actions,
  actionsSx,
  width,
  content,
  onSubmit,
  enclose = (parts) => parts,
  onClose,
  slotProps,
  sx,
  ...dialog
}: DialogBaseProps) => {
  const titleId = useId();
  // rendered once it has been opened, and then also while it closes
  if (!useWasTrue(open)) return null;
  const parts = (
    <>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {actions === undefined ? (
        children
      ) : (
        <>
          <DialogContent {...content}>{children}</DialogContent>
          <DialogActions sx={{ px: 3, pb: 2, ...(content?.dividers && { pt: 2 }), ...actionsSx }}>
            {actions}
          </DialogActions>
        </>
      )}
    </>
  );
  return (
    <Dialog
      {...dialog}
      {...(typeof width === 'number'
        ? { slotProps: { paper: { sx: { width, maxWidth: '100%' } }, ...slotProps } }
        : { maxWidth: width, fullWidth: true, slotProps })}
      sx={[formStyles, ...(Array.isArray(sx) ? sx : [sx])]}
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
    >
      {enclose(
        onSubmit ? (
          <form onSubmit={onSubmit} noValidate>
            {parts}
          </form>
        ) : (
          parts
        ),
      )}
    </Dialog>
  );
};
