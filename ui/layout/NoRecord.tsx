import NotFoundIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { LinkBase } from 'react-admin';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { StateMessage } from './StateMessage.tsx';

interface Props {
  /** The error, unless it only says "not found". */
  error?: Error;
  /** Address of the list that would contain the record. */
  listAddress: string;
}

/**
 * Shown instead of a record that does not exist or failed to load: the reason, and a link to the
 * list.
 */
export const NoRecord = ({ error, listAddress }: Props) => {
  const translate = useDynamicText();
  const text = translate('shell.notFound.text');
  return (
    <Card>
      <StateMessage
        isPage
        icon={<NotFoundIcon />}
        title={translate('shell.notFound.title')}
        text={error ? translate(error.message, { _: text }) : text}
        action={
          <Button component={LinkBase} to={listAddress} variant="outlined">
            {translate('shell.notFound.back')}
          </Button>
        }
      />
    </Card>
  );
};
