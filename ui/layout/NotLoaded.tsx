import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { fallbackOf } from '#providers/graphql/fallback.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { StateMessage } from './StateMessage.tsx';

interface Props {
  error: Error;
  /** Message key of what failed to load; a list if omitted. */
  title?: string;
  onRetry: () => unknown;
}

/** Shown in place of something that failed to load: the reason, and a retry button. */
export const NotLoaded = ({ error, title = 'list.failed', onRetry }: Props) => {
  const translate = useDynamicText();
  return (
    <StateMessage
      icon={<CloudOffIcon />}
      title={translate(title)}
      text={translate(error.message, { _: fallbackOf(error.message, translate) })}
      action={
        <Button variant="outlined" onClick={() => onRetry()}>
          {translate('list.retry')}
        </Button>
      }
    />
  );
};
