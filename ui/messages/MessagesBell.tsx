import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { useMessages } from '#providers/messages/messages.ts';
import { useAnchor } from '#ui/menus/useAnchor.ts';

const MessagesPanel = lazy(withMessages(() => import('./MessagesPanel.tsx')));

/** Opens the messages of the session; tells how many were not read yet. */
export const MessagesBell = () => {
  const translate = useTranslate();
  const { button, popup } = useAnchor('dialog');
  const unread = useMessages().filter((message) => !message.isRead);
  const isBad = unread.some(({ type }) => type === 'error' || type === 'warning');
  const count = unread.length;
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
            <Badge badgeContent={count} color={isBad ? 'error' : 'primary'}>
              <BellIcon fontSize="small" />
            </Badge>
          ) : (
            // a badge of nothing keeps its last number, unseen but there
            <BellIcon fontSize="small" />
          )}
        </IconButton>
      </Tooltip>
      {popup.open && (
        <Suspense fallback={null}>
          <MessagesPanel {...popup} />
        </Suspense>
      )}
    </>
  );
};
