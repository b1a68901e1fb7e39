import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, useCallback, useState } from 'react';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useMessages } from '#providers/messages/messages.ts';
import { useLater } from '#ui/layout/useLater.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useAnchor } from '#ui/menus/useAnchor.ts';

const MessagesPanel = lazyPart(withMessages(() => import('./MessagesPanel.tsx')));

const UnreadNotifications = lazyPart(
  () => import('./UnreadNotifications.tsx'),
  // the user did not request this component, so a loading failure shows nothing
  () => null,
);

/** Delays the first count, because the page's own content loads first. */
const countAfterMs = 1500;

/**
 * The bell that opens the account's notifications from the server and the messages of the session.
 * It counts unread notifications and failures, but not each success.
 */
export const MessagesBell = () => {
  const translate = useText();
  const { button, popup } = useAnchor('dialog');
  const isCounting = useLater(countAfterMs);
  const [unread, setUnread] = useState(0);
  const forgetUnread = useCallback(() => setUnread(0), []);
  const wrong = useMessages().filter(
    ({ isRead, type }) => !isRead && (type === 'error' || type === 'warning'),
  ).length;
  const count = wrong + unread;
  return (
    <>
      <Tooltip title={translate('bell.open')}>
        <IconButton
          aria-label={translate(count > 0 ? 'bell.openUnread' : 'bell.open', {
            smart_count: count,
          })}
          {...button}
        >
          {count > 0 ? (
            <Badge badgeContent={count} color="error">
              <BellIcon fontSize="small" />
            </Badge>
          ) : (
            // an invisible badge would keep its last number in the DOM
            <BellIcon fontSize="small" />
          )}
        </IconButton>
      </Tooltip>
      {popup.open && (
        <Suspense fallback={null}>
          <MessagesPanel {...popup} onNotificationsRead={forgetUnread} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {isCounting && <UnreadNotifications onCount={setUnread} />}
      </Suspense>
    </>
  );
};
