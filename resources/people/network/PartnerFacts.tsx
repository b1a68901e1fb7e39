import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { socialMedia } from '#contract/rules/people/profile.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { RegionNames } from '#ui/regions/RegionNames.tsx';
import type { Profile } from './partnerProfile.ts';

/** The description and facts in a partner's profile. */
export const About = ({ profile, children }: { profile: Profile; children: ReactNode }) => {
  const translate = useText();
  const { description, service_offering, awards, products, productCategories } = profile;
  return (
    <SectionCard title={translate('network.page.about')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5 }}>
        {children}
        <Stack spacing={2} sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {description || translate('network.page.noDescription')}
          </Typography>
          <Fact title={translate('network.page.serviceOffering')}>{service_offering}</Fact>
          <Fact title={translate('network.page.awards')}>{awards}</Fact>
          {products > 0 && (
            <Typography variant="body2" color="text.secondary">
              {[
                translate('network.products', { smart_count: products }),
                ...productCategories,
              ].join(' · ')}
            </Typography>
          )}
        </Stack>
      </Box>
    </SectionCard>
  );
};

/** The contact details and web addresses of a connected partner. */
export const Contact = ({ profile }: { profile: Profile }) => {
  const translate = useText();
  const { state, email, phone, street, post_code, city, regions } = profile;
  const links = socialMedia.flatMap((name) => {
    const href = profile.social_media_links[name];
    return href ? [{ name, href }] : [];
  });
  const isConnected = state === 'connected';
  return (
    <SectionCard title={translate('network.page.contact')}>
      <Stack spacing={2}>
        {isConnected ? (
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {email && <Link href={`mailto:${email}`}>{email}</Link>}
            {phone && <div>{phone}</div>}
            {street && <div>{street}</div>}
            <div>{`${post_code ?? ''} ${city ?? ''}`.trim()}</div>
          </Box>
        ) : (
          <Typography color="text.secondary">{translate('network.page.contactHidden')}</Typography>
        )}
        {isConnected && (
          <Fact title={translate('network.page.regions')}>
            <RegionNames regions={regions} />
          </Fact>
        )}
        <Fact title={translate('network.page.links')}>
          {links.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              {links.map(({ name, href }) => (
                <Link key={name} href={href} target="_blank" rel="noopener noreferrer">
                  {translate(`profile.links.${name}`)}
                </Link>
              ))}
            </Box>
          )}
        </Fact>
      </Stack>
    </SectionCard>
  );
};

/** A labelled fact; renders nothing without content. */
const Fact = ({ title, children }: { title: string; children: ReactNode }) =>
  children ? (
    <section>
      <Typography variant="body2" component="h3" color="text.secondary">
        {title}
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{children}</Box>
    </section>
  ) : null;
