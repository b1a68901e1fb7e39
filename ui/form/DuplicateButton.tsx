import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useRecordContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useDuplicateAddress } from './useDuplicateAddress.ts';

/** The button on a record's page that opens the form of a copy; see {@link useDuplicateAddress}. */
export const DuplicateButton = () => {
  const translate = useText();
  const record = useRecordContext();
  const addressOf = useDuplicateAddress();
  const [parameters] = useSearchParams();
  if (!record || !addressOf) return null;
  return (
    <Button
      variant="outlined"
      component={LinkBase}
      to={addressOf(String(record.id), parameters.get('back'))}
      startIcon={<CopyIcon />}
    >
      {translate('form.duplicate')}
    </Button>
  );
};
