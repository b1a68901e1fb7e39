import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { ProfileTabs } from './ProfileTabs.tsx';
import { ManufacturerProfile, VendorProfile } from './parts/OwnProfile.tsx';
import { PreviewButton } from './parts/PreviewButton.tsx';

/** The profile of the user's own company, as other partners see it. */
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

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ProfilePage;
