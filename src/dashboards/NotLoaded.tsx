import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { StateMessage } from '#ui/layout/StateMessage.tsx';

interface Props {
  error: Error;
  onRetry: () => unknown;
}

/** In place of figures that could not be had. */
export const NotLoaded = ({ error, onRetry }: Props) => {
  const translate = useTranslate();
  return (
    <StateMessage
      icon={<CloudOffIcon />}
      title={translate('dashboard.failed')}
      text={translate(error.message, { _: translate('error.INTERNAL') })}
      action={
        <Button variant="outlined" onClick={() => onRetry()}>
          {translate('list.retry')}
        </Button>
      }
    />
  );
};
