import NotFoundIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { LinkBase } from 'react-admin';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { StateMessage } from './StateMessage.tsx';

interface Props {
  /** The error, if it says more than "not found". */
  error?: Error;
  /** The list the record would be in. */
  listAddress: string;
}

/**
 * Shown in place of a record that is missing or failed to load: the reason, and a link to the list.
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
