import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { MailChoices } from '#resources/account/parts/MailChoices.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

/** What a manufacturer's account gets by mail. */
const SettingsPage = () => (
  <>
    <PageHeader title={useTranslate()('pages.manufacturer-profile/settings')} />
    <Box sx={{ maxWidth: 640 }}>
      <MailChoices />
    </Box>
  </>
);

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default SettingsPage;
