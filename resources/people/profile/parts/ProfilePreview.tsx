import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { socialMedia } from '#contract/rules/people/profile.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import type { ProfileRecord } from '#resources/people/profile/calls.ts';
import { InfoDialog } from '#ui/dialogs/InfoDialog.tsx';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { labelOf } from './line.ts';

const documents = ['brochures', 'certificates', 'terms', 'imprints'] as const;

/** A preview of the profile, as other partners see it. */
const ProfilePreview = ({ onClose }: { onClose: () => void }) => {
  const translate = useText();
  const record = useRecordContext<ProfileRecord>();
  const profile = { ...record, ...(useWatch() as Partial<ProfileRecord>) };
  const links = socialMedia.flatMap((name) => {
    const address = profile.social_media_links?.[name];
    return address ? [{ name, address }] : [];
  });
  const place = `${profile.post_code ?? ''} ${profile.city ?? ''}`.trim();
  const address = [profile.street, profile.address, place].filter(Boolean);
  return (
    <InfoDialog
      onClose={onClose}
      width="md"
      title={translate('profile.previewTitle')}
      close={translate('profile.closePreview')}
      hasFocus
    >
      <Stack spacing={3}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Thumbnail
            image={profile.company_logo ? { filename: profile.company_logo, alt: '' } : null}
            size={96}
          />
          <Box sx={{ flex: 1, minWidth: 200 }}>
            <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {profile.short_name || profile.company_name}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {[profile.company_name, place].filter(Boolean).join(' · ')}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {profile.category?.map((key) => translate(`profile.categories.${key}`)).join(', ')}
            </Typography>
          </Box>
        </Box>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {profile.description || translate('profile.noDescription')}
        </Typography>
        <Part title={labelOf('service_offering')}>{profile.service_offering}</Part>
        <Part title={labelOf('awards')}>{profile.awards}</Part>
        <Part title="profile.tabs.contact">
          {[profile.email, profile.phone_number].filter(Boolean).join(' · ')}
        </Part>
        <Part title="profile.tabs.address">{address.join(', ')}</Part>
        <Part title="profile.tabs.links">
          {links.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              {links.map(({ name, address: href }) => (
                <Link key={name} href={href} target="_blank" rel="noopener noreferrer">
                  {translate(`profile.links.${name}`)}
                </Link>
              ))}
            </Box>
          )}
        </Part>
        <Part title={labelOf('factory_pictures')}>
          {profile.factory_pictures && profile.factory_pictures.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {profile.factory_pictures.map(({ picture, title }) => (
                <Thumbnail
                  key={picture}
                  image={picture ? { filename: picture, alt: title } : null}
                  size={120}
                />
              ))}
            </Box>
          )}
        </Part>
        {documents.map((source) => (
          <Part key={source} title={labelOf(source)}>
            {profile[source]?.map(({ title, originName }) => title || originName).join(', ')}
          </Part>
        ))}
      </Stack>
    </InfoDialog>
  );
};

/** A section of the preview; renders nothing without content. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const translate = useDynamicText();
  if (!children) return null;
  return (
    <section>
      <Typography variant="body2" component="h3" color="text.secondary">
        {translate(title)}
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
    </section>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ProfilePreview;
