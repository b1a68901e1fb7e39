import LogoutIcon from '@mui/icons-material/Logout';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useLogout } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { abandonUnsaved, hasUnsaved } from '#providers/unsaved.ts';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { useLeaveQuestion } from '#ui/dialogs/useLeaveQuestion.ts';

/** Signs out; asks for confirmation first if unsaved input would be lost. */
export const LogoutButton = () => {
  const translate = useText();
  const logout = useLogout();
  const question = useLeaveQuestion();
  const [isAsking, setAsking] = useState(false);
  const leave = () => logout({}, undefined, false);
  const label = translate('shell.header.logout');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          edge="end"
          aria-label={label}
          onClick={() => (hasUnsaved() ? setAsking(true) : leave())}
        >
          <LogoutIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <LazyConfirmDialog
        {...question}
        open={isAsking}
        onConfirm={() => {
          abandonUnsaved();
          leave();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
