import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { StateMessage } from './StateMessage.tsx';

interface Props {
  error: Error;
  /** Message key of what could not be had; a list unless given. */
  title?: string;
  onRetry: () => unknown;
}

/** In place of what could not be had: why, and the way to ask again. */
export const NotLoaded = ({ error, title = 'list.failed', onRetry }: Props) => {
  const translate = useTranslate();
  return (
    <StateMessage
      icon={<CloudOffIcon />}
      title={translate(title)}
      text={translate(error.message, { _: translate('error.INTERNAL') })}
      action={
        <Button variant="outlined" onClick={() => onRetry()}>
          {translate('list.retry')}
        </Button>
      }
    />
  );
};
