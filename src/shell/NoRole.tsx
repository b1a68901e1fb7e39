import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLogout } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';

/** Shown for an account without a known role (specification 8, "Missing role"). */
export const NoRole = () => {
  const translate = useText();
  const logout = useLogout();
  return (
    <Box component="main" sx={{ maxWidth: 480, mx: 'auto', py: 12, px: 3, textAlign: 'center' }}>
      <Typography variant="h1" gutterBottom>
        {translate('shell.noRole')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {translate('shell.noRoleText')}
      </Typography>
      <Button variant="contained" onClick={() => logout()}>
        {translate('shell.header.logout')}
      </Button>
    </Box>
  );
};
