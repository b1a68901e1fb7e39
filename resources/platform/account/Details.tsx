import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DateText } from '#ui/fields/DateText.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { MailLanguage } from './parts/MailLanguage.tsx';
import { useOwnAccount } from './useOwnAccount.ts';

/** The user's name and role, and the language of their emails. */
export const Details = () => {
  const translate = useText();
  const { account, error, refetch } = useOwnAccount();
  return (
    <FormCard title={translate('account.details')}>
      {account && (
        <>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
            <Detail label={translate('account.name')}>
              {`${account.firstname} ${account.lastname}`}
            </Detail>
            <Detail label={translate('account.email')}>{account.email}</Detail>
            {account.passwordSetAt && (
              <Detail label={translate('account.passwordSetAt')}>
                <DateText value={account.passwordSetAt} />
              </Detail>
            )}
          </Box>
          <MailLanguage sx={{ mt: 1.5 }} />
        </>
      )}
      {!account && error && <NotLoaded title={translate('account.failed')} onRetry={refetch} />}
      {!account && !error && <Skeleton variant="rounded" height={180} />}
    </FormCard>
  );
};

const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </div>
);
