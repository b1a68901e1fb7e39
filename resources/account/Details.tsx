import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { languages } from '#contract/language.ts';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { UpdateOwnLanguageDocument } from './operations.generated.ts';
import { ownAccountQuery, useOwnAccount } from './useOwnAccount.ts';

/** The user's name and role, and the language of their mails. */
export const Details = () => {
  const translate = useTranslate();
  const { account, error, refetch } = useOwnAccount();
  const save = useSaveLanguage();
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
                <DateField value={account.passwordSetAt} />
              </Detail>
            )}
          </Box>
          <TextField
            select
            label={translate('account.language')}
            value={save.variables?.input.language ?? account.language}
            disabled={save.isPending}
            sx={{ mt: 1.5 }}
            onChange={(event) => save.mutate({ input: { language: event.target.value } })}
          >
            {languages.map((code) => (
              <MenuItem key={code} value={code}>
                {translate(`account.languages.${code}`)}
              </MenuItem>
            ))}
          </TextField>
        </>
      )}
      {!account && error && <NotLoaded title={translate('account.failed')} onRetry={refetch} />}
      {!account && !error && <Skeleton variant="rounded" height={180} />}
    </FormCard>
  );
};

const useSaveLanguage = () => {
  const notify = useNotify();
  const reportError = useReportError();
  const queryClient = useQueryClient();
  return useSend(UpdateOwnLanguageDocument, {
    onSuccess: () => notify('account.languageSaved', { type: 'success' }),
    onError: reportError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ownAccountQuery] }),
  });
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
