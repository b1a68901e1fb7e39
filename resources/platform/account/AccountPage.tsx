import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { CardColumns } from '#ui/layout/CardColumns.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { Details } from './Details.tsx';
import { OwnData } from './OwnData.tsx';
import { Passkeys } from './Passkeys.tsx';
import { MailChoices } from './parts/MailChoices.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { Sessions } from './Sessions.tsx';

/** The user's account: name, password and open sessions. */
const AccountPage = () => (
  <>
    <PageHeader title={useText()('pages.account')} />
    <CardColumns
      left={
        <>
          <Details />
          <ChangePasswordForm />
          <SecondFactorCard />
          <Passkeys />
          <OwnData />
        </>
      }
      right={
        <>
          <Sessions />
          {/* manufacturers have these choices on their settings page (specification 2) */}
          {currentPortal() !== 'manufacturer' && <MailChoices />}
        </>
      }
    />
  </>
);

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default AccountPage;
