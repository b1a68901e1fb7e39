import Alert from '@mui/material/Alert';
import { useAuthProvider } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { readSession } from '#providers/session.ts';
import { leaveSession } from '#providers/sessionEnd.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';

/**
 * A bar that shows an administrator that they are viewing as a partner, with a button that ends it.
 */
const ViewingBar = () => {
  const translate = useText();
  const authProvider = useAuthProvider();
  const end = async () => {
    await authProvider?.logout({});
    window.close();
    // reached only if the window was not opened by a script, because the browser then keeps it open
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

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ViewingBar;
