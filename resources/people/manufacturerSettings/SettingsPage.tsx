import Box from '@mui/material/Box';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CompanyEmail } from '#resources/people/profile/parts/ContactFields.tsx';
import { ManufacturerProfile } from '#resources/people/profile/parts/OwnProfile.tsx';
import { MailChoices } from '#resources/platform/account/parts/MailChoices.tsx';
import { MailLanguage } from '#resources/platform/account/parts/MailLanguage.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';

/** The company's e-mail address, and what its account gets by mail, in which language. */
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

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default SettingsPage;
