import Box from '@mui/material/Box';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { Details } from './Details.tsx';
import { OwnData } from './OwnData.tsx';
import { Passkeys } from './Passkeys.tsx';
import { MailChoices } from './parts/MailChoices.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { Sessions } from './Sessions.tsx';

/** Long texts and names wrap instead of widening it. */
const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  minWidth: 0,
} as const;

/** The user's account: name, password and open sessions. */
const AccountPage = () => (
  <>
    <PageHeader title={useText()('pages.account')} />
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
      }}
    >
      <Box sx={column}>
        <Details />
        <ChangePasswordForm />
        <SecondFactorCard />
        <Passkeys />
        <OwnData />
      </Box>
      <Box sx={column}>
        <Sessions />
        {/* manufacturers have these choices on their settings page (specification 2) */}
        {currentPortal() !== 'manufacturer' && <MailChoices />}
      </Box>
    </Box>
  </>
);

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default AccountPage;
