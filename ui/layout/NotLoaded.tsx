import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RequestError } from '#providers/graphql/errors.ts';
import { failureText } from '#providers/graphql/failure.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { StateMessage } from './StateMessage.tsx';

interface Props {
  error: Error;
  /** Message key that names the content; a list by default. */
  title?: string;
  onRetry: () => unknown;
}

/** Shown instead of content that failed to load: the reason, the id under which operators find it in the log, and a retry button. */
export const NotLoaded = ({ error, title = 'list.failed', onRetry }: Props) => {
  const translate = useDynamicText();
  return (
    <StateMessage
      icon={<CloudOffIcon />}
      title={translate(title)}
      text={
        <>
          {failureText(error, translate)}
          {error instanceof RequestError && error.body.requestId && (
            <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
              {translate('list.requestId', { id: error.body.requestId })}
            </Box>
          )}
        </>
      }
      action={
        <Button variant="outlined" onClick={() => onRetry()}>
          {translate('list.retry')}
        </Button>
      }
    />
  );
};
