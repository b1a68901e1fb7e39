import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PartnerOverviewFragment } from '#providers/dashboard/operations.generated.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { pathOf } from '#providers/registry/definition.ts';
import { account } from '#resources/platform/account/account.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';

/** The status of a partner's account. */
export const Account = ({ partner }: { partner: PartnerOverviewFragment | undefined }) => {
  const translate = useText();
  const text = useText('dashboard.account');
  if (!partner) return <SectionSkeleton title={text('title')} />;
  const { status, account_type, isVisible, wholesaler, passwordSetAt, sessions } = partner;
  const isVerified = status === '2';
  return (
    <SectionCard
      title={text('title')}
      action={
        <Button size="small" component={Link} to={pathOf(account)}>
          {text('open')}
        </Button>
      }
    >
      <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
        <Row label={text('status')}>
          <Badge tone={isVerified ? 'success' : 'warning'}>
            {text(isVerified ? 'verified' : 'unverified')}
          </Badge>
        </Row>
        {account_type && <Row label={text('type')}>{text(`types.${account_type}`)}</Row>}
        {isVisible != null && (
          <Row label={text('marketplace')}>
            <Badge tone={isVisible ? 'success' : 'warning'}>
              {text(isVisible ? 'visible' : 'hidden')}
            </Badge>
          </Row>
        )}
        {wholesaler && <Row label={text('wholesaler')}>{text('isWholesaler')}</Row>}
        {passwordSetAt && (
          <Row label={translate('account.passwordSetAt')}>
            <DateText value={passwordSetAt} />
          </Row>
        )}
        <Row label={text('sessions')}>{text('sessionCount', { smart_count: sessions })}</Row>
      </Box>
      {account_type === 'account_basic' && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {text('basic')}
        </Typography>
      )}
    </SectionCard>
  );
};

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right' }}>
      {children}
    </Typography>
  </Box>
);
