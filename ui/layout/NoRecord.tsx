import NotFoundIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { LinkBase, useTranslate } from 'ra-core';
import { StateMessage } from './StateMessage.tsx';

interface Props {
  /** Why, if it says more than that it is not there. */
  error?: Error;
  /** Where the record would be found if it were there. */
  listAddress: string;
}

/** In place of a record that is not there, or that could not be had: why, and the way to the others. */
export const NoRecord = ({ error, listAddress }: Props) => {
  const translate = useTranslate();
  const text = translate('shell.notFound.text');
  return (
    <Card>
      <StateMessage
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
