import MenuItem from '@mui/material/MenuItem';
import type { SxProps } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useNotify } from 'react-admin';
import { languages } from '#contract/language.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  OwnAccountDocument,
  UpdateOwnLanguageDocument,
} from '#resources/platform/account/operations.generated.ts';
import { useOwnAccount } from '#resources/platform/account/useOwnAccount.ts';
import { useReportError } from '#ui/layout/useReportError.ts';

/** The language of the user's emails, saved immediately; renders nothing while loading. */
export const MailLanguage = ({ sx }: { sx?: SxProps }) => {
  const translate = useText();
  const { account } = useOwnAccount();
  const save = useSaveLanguage();
  if (!account) return null;
  return (
    <TextField
      select
      label={translate('account.language')}
      value={save.variables?.input.language ?? account.language}
      disabled={save.isPending}
      {...(sx && { sx })}
      onChange={(event) => save.mutate({ input: { language: event.target.value } })}
    >
      {languages.map((code) => (
        <MenuItem key={code} value={code}>
          {translate(`account.languages.${code}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};

const useSaveLanguage = () => {
  const notify = useNotify();
  const reportError = useReportError();
  return useApiMutation(UpdateOwnLanguageDocument, {
    stale: [OwnAccountDocument],
    onSuccess: () => notify('account.languageSaved', { type: 'success' }),
    onError: reportError,
  });
};
