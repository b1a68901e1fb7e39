import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { StateMessage } from '#ui/layout/StateMessage.tsx';

export const NotLoaded = ({ title, onRetry }: { title: string; onRetry: () => unknown }) => (
  <StateMessage
    icon={<CloudOffIcon />}
    title={title}
    action={
      <Button variant="outlined" onClick={onRetry}>
        {useTranslate()('list.retry')}
      </Button>
    }
  />
);
