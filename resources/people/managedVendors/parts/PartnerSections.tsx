import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import type { PartnerRecord } from './partner.ts';
import { useDateText } from './useDateText.ts';

const facts = [
  'short_name',
  'email',
  'phone',
  'street',
  'post_code',
  'city',
  'description',
] as const;

/** The partner's profile, read-only, because only the partner edits it. */
export const ProfileSection = () => {
  const translate = useText();
  const record = useRecordContext<PartnerRecord>();
  const profile = record?.profile;
  const given = facts.filter((fact) => profile?.[fact]);
  return (
    <SectionCard title={translate('partnerManagement.tabs.profile')}>
      {given.length === 0 && (
        <Typography>{translate('partnerManagement.profile.empty')}</Typography>
      )}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {given.map((fact) => (
          <Fact key={fact} name={translate(`partnerManagement.profile.${fact}`)}>
            {profile?.[fact]}
          </Fact>
        ))}
      </Box>
    </SectionCard>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box>
    <Typography component="dt" variant="caption" color="text.secondary">
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {children}
    </Typography>
  </Box>
);

/** The administrators who have viewed the portal as this partner, with the times. */
export const ViewingsSection = () => {
  const translate = useText();
  const dateText = useDateText();
  const record = useRecordContext<PartnerRecord>();
  const viewings = record?.viewings ?? [];
  return (
    <SectionCard title={translate('partnerManagement.viewings.title')}>
      {viewings.length === 0 && (
        <Typography>{translate('partnerManagement.viewings.none')}</Typography>
      )}
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {viewings.map(({ by, beganAt, endedAt }) => (
          <li key={beganAt}>
            <Typography fontWeight={560}>
              {by ?? translate('partnerManagement.viewings.formerUser')}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {translate('partnerManagement.viewings.period', {
                from: dateText(beganAt),
                to: dateText(endedAt),
              })}
            </Typography>
          </li>
        ))}
      </Stack>
    </SectionCard>
  );
};
