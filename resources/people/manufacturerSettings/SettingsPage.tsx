import Box from '@mui/material/Box';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CompanyEmail } from '#resources/people/profile/parts/ContactFields.tsx';
import { ManufacturerProfile } from '#resources/people/profile/parts/OwnProfile.tsx';
import { MailChoices } from '#resources/platform/account/parts/MailChoices.tsx';
import { MailLanguage } from '#resources/platform/account/parts/MailLanguage.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';

/**
 * A manufacturer's settings: the company's email address, and the account's email notifications
 * with their language.
 */
const SettingsPage = () => {
  const translate = useText();
  return (
    <ManufacturerProfile
      title={translate('pages.manufacturer-profile/settings')}
      subtitle={translate('profile.settings.subtitle')}
    >
      {() => (
        <Box sx={{ display: 'grid', gap: 3, maxWidth: 640 }}>
          <FormCard title={translate('profile.settings.email')}>
            <CompanyEmail helperText={translate('profile.settings.emailHelp')} />
          </FormCard>
          <FormCard title={translate('profile.settings.language')}>
            <MailLanguage />
          </FormCard>
          <MailChoices />
        </Box>
      )}
    </ManufacturerProfile>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default SettingsPage;
