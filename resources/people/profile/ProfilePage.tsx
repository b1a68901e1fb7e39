import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { ProfileTabs } from './ProfileTabs.tsx';
import { ManufacturerProfile, VendorProfile } from './parts/OwnProfile.tsx';
import { PreviewButton } from './parts/PreviewButton.tsx';

/** The user's own company, as others see it. */
const ProfilePage = () => {
  const translate = useText();
  const isVendor = currentPortal() === 'vendor';
  const Profile = isVendor ? VendorProfile : ManufacturerProfile;
  return (
    <Profile
      title={translate('profile.title')}
      subtitle={translate('profile.subtitle')}
      actions={<PreviewButton />}
    >
      {(record) => <ProfileTabs kind={isVendor ? 'vendor' : 'manufacturer'} record={record} />}
    </Profile>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ProfilePage;
