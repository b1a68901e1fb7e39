import UpdateIcon from '@mui/icons-material/CachedOutlined';
import { useEffect, useState } from 'react';
import { networkError } from '#providers/graphql/errors.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { isOutdated } from '#providers/outdated.ts';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { ReloadButton } from './ReloadButton.tsx';
import { useRetry } from './retryContext.ts';

/**
 * Shown instead of a page whose code could not be loaded: offers a retry, or a reload if there is a
 * new version.
 */
export const PageNotLoaded = () => {
  const translate = useText();
  const { again } = useRetry();
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    void isOutdated().then(setOld);
  }, []);
  if (!isOld) return <NotLoaded error={networkError()} title="shell.notLoaded" onRetry={again} />;
  return (
    <StateMessage
      icon={<UpdateIcon />}
      title={translate('shell.updated.title')}
      text={translate('shell.updated.text')}
      action={<ReloadButton />}
    />
  );
};
