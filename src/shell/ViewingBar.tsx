import Alert from '@mui/material/Alert';
import { useAuthProvider } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { readSession } from '#providers/session.ts';
import { leaveSession } from '#providers/sessionEnd.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';

/** Tells an administrator who views as somebody so, and ends it. */
const ViewingBar = () => {
  const translate = useText();
  const authProvider = useAuthProvider();
  const end = async () => {
    await authProvider?.logout({});
    window.close();
    // a window that no script has opened stays
    leaveSession();
  };
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, alignItems: 'center' }}
      action={
        <ActionButton color="inherit" size="small" onClick={end}>
          {translate('partnerManagement.viewing.end')}
        </ActionButton>
      }
    >
      {translate('partnerManagement.viewing.bar', { name: readSession()?.user.name })}
    </Alert>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default ViewingBar;
