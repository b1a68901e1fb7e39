import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { useText } from '#providers/i18nProvider/useText.ts';
import { StateMessage } from '#ui/layout/StateMessage.tsx';

export const NotLoaded = ({ title, onRetry }: { title: string; onRetry: () => unknown }) => (
  <StateMessage
    icon={<CloudOffIcon />}
    title={title}
    action={
      <Button variant="outlined" onClick={onRetry}>
        {useText()('list.retry')}
      </Button>
    }
  />
);
