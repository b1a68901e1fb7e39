import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SelectInput, TextInput, useRecordContext } from 'react-admin';
import { languages } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import type { PartnerRecord } from './partner.ts';
import { useDateText } from './useDateText.ts';

const lineOf = (maxLength: number) => ({ htmlInput: { maxLength } });
const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

/**
 * The cards for company, account and note; `children` are the cards of one kind of partner only.
 */
export const PartnerCards = ({ children }: { children?: ReactNode }) => {
  const text = useText('partnerManagement');
  const hasAccount = Boolean(useRecordContext()?.account);
  return (
    <>
      <Suspended />
      <FormCard title={text('sections.company')}>
        <TextInput
          source="company_name"
          helperText={false}
          slotProps={lineOf(limits.companyName)}
        />
        {children}
      </FormCard>
      <FormCard title={text('sections.account')}>
        <AccountState />
        <Box sx={twoColumns}>
          <TextInput
            source="account.firstname"
            helperText={false}
            slotProps={lineOf(limits.profileLine)}
          />
          <TextInput
            source="account.lastname"
            helperText={false}
            slotProps={lineOf(limits.profileLine)}
          />
        </Box>
        <TextInput
          source="account.email"
          type="email"
          helperText={text(hasAccount ? 'emailHint' : 'newEmailHint')}
        />
        <SelectInput
          source="account.language"
          defaultValue="de"
          helperText={false}
          choices={languages.map((id) => ({ id, name: text(`languages.${id}`) }))}
        />
      </FormCard>
      <FormCard title={text('sections.note')}>
        <TextInput
          source="internalNote"
          multiline
          minRows={3}
          helperText={text('noteHint')}
          slotProps={lineOf(limits.internalNote)}
        />
      </FormCard>
    </>
  );
};

const Suspended = () => {
  const translate = useText();
  const dateText = useDateText();
  const record = useRecordContext<PartnerRecord>();
  if (record?.anonymisedAt) {
    return (
      <Alert severity="info">
        {translate('partnerManagement.isAnonymised', { date: dateText(record.anonymisedAt) })}
      </Alert>
    );
  }
  if (!record?.suspendedAt) return null;
  const { suspendedAt, suspendedReason: reason } = record;
  return (
    <Alert severity="error" variant="outlined">
      {translate('partnerManagement.suspendedSince', { date: dateText(suspendedAt), reason })}
    </Alert>
  );
};

/** The date of the account's invitation or last sign-in. */
const AccountState = () => {
  const translate = useText();
  const dateText = useDateText();
  const record = useRecordContext<PartnerRecord>();
  const account = record?.account;
  const lines = account
    ? [
        account.isPending &&
          account.invitedAt &&
          translate('partnerManagement.invited', { date: dateText(account.invitedAt) }),
        account.lastSignInAt &&
          translate('partnerManagement.signedIn', { date: dateText(account.lastSignInAt) }),
      ].filter(Boolean)
    : [translate(`partnerManagement.${record ? 'noAccount' : 'inviteHint'}`)];
  return (
    <Typography variant="body2" color="text.secondary">
      {lines.join(' · ') || translate('partnerManagement.neverSignedIn')}
    </Typography>
  );
};
