import UpdateIcon from '@mui/icons-material/CachedOutlined';
import { useEffect, useState } from 'react';
import { networkError } from '#providers/graphql/errors.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { type ReloadReason, reloadReason } from '#providers/reloadReason.ts';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { ReloadButton } from './ReloadButton.tsx';
import { useRetry } from './retryContext.ts';

/**
 * Shown instead of a page whose code could not be loaded: offers a retry, or a reload if only
 * that helps.
 */
export const PageNotLoaded = () => {
  const translate = useText();
  const { isRetry, again } = useRetry();
  const [reason, setReason] = useState<ReloadReason | null>(null);
  useEffect(() => {
    void reloadReason(isRetry).then(setReason);
  }, [isRetry]);
  if (!reason) return <NotLoaded error={networkError()} title="shell.notLoaded" onRetry={again} />;
  return (
    <StateMessage
      icon={<UpdateIcon />}
      title={translate(`shell.${reason}.title`)}
      text={translate(`shell.${reason}.text`)}
      action={<ReloadButton />}
    />
  );
};
