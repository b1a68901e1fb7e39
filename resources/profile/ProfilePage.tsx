import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { currentPortal } from '#providers/portal.ts';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { OwnProfileDocument } from './operations.generated.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** The user's own company, as others see it. */
const ProfilePage = () => {
  const translate = useTranslate();
  const { data, error, isFetchedAfterMount, refetch } = useAsk(
    'ownProfile',
    OwnProfileDocument,
    {},
  );
  const portal = currentPortal();
  const kind = portal === 'admin' ? undefined : portal;
  // not from the cache: somebody may have changed it elsewhere
  const profile = isFetchedAfterMount ? data?.ownProfile.data : undefined;
  return (
    <>
      <PageHeader title={translate('profile.title')} subtitle={translate('profile.subtitle')} />
      {profile && kind && <ProfileForm kind={kind} profile={profile} />}
      {!profile && (
        <Card>
          {error ? (
            <NotLoaded title="profile.failed" error={error} onRetry={refetch} />
          ) : (
            <Skeleton variant="rounded" height={240} />
          )}
        </Card>
      )}
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ProfilePage;
