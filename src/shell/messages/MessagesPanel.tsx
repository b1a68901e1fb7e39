import CloseIcon from '@mui/icons-material/Close';
import EmptyIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  clearMessages,
  type Message,
  markMessagesRead,
  useMessages,
} from '#providers/messages/messages.ts';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { MessageItem } from './MessageItem.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { useNotifications } from './useNotifications.ts';

interface Props {
  open: boolean;
  anchorEl: HTMLElement | null;
  onClose: () => void;
  onNotificationsRead: () => void;
}

/**
 * The account's notifications from the server and, below them, the messages of the session, newest
 * first. Opening the panel marks all of them as read.
 */
const MessagesPanel = ({ onClose, onNotificationsRead, ...popup }: Props) => {
  const translate = useText();
  const titleId = useId();
  const messages = useMessages();
  const isNew = useNew(messages);
  const { notifications, isPending, isError, refetch, showMore } =
    useNotifications(onNotificationsRead);
  const isEmpty = messages.length === 0 && notifications.length === 0 && !isPending && !isError;
  return (
    <Popover
      {...popup}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          elevation: 6,
          sx: {
            width: 440,
            maxHeight: 'min(640px, calc(100vh - 96px))',
            display: 'flex',
            flexDirection: 'column',
            border: 1,
            borderColor: 'divider',
          },
        },
      }}
    >
      <Heading titleId={titleId} isEmpty={messages.length === 0} onClose={onClose} />
      {isEmpty ? (
        <StateMessage
          icon={<EmptyIcon />}
          title={translate('bell.empty')}
          text={translate('bell.emptyText')}
        />
      ) : (
        <Box
          role="log"
          aria-labelledby={titleId}
          // keyboard users must be able to scroll the content
          tabIndex={0}
          sx={{ overflowY: 'auto', '&:focus-visible': { outlineOffset: -2 } }}
        >
          {isError && (
            <Typography variant="body2" role="alert" sx={{ px: 2, py: 1.5 }}>
              {translate('notifications.failed')}{' '}
              <Button size="small" onClick={() => refetch()}>
                {translate('list.retry')}
              </Button>
            </Typography>
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {notifications.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                onLeave={onClose}
              />
            ))}
          </Box>
          {showMore && (
            <Button size="small" onClick={showMore} sx={{ mx: 2, my: 0.5 }}>
              {translate('notifications.more')}
            </Button>
          )}
          {notifications.length > 0 && messages.length > 0 && (
            <Typography
              variant="h3"
              sx={{ px: 2, pt: 2, pb: 0.5, borderTop: 1, borderColor: 'divider' }}
            >
              {translate('notifications.session')}
            </Typography>
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {messages.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                isNew={isNew(message)}
                onLeave={onClose}
              />
            ))}
          </Box>
        </Box>
      )}
    </Popover>
  );
};

/** Marks all messages as read, and returns those that were unread when the panel opened. */
const useNew = (messages: readonly Message[]) => {
  const [readBefore] = useState(
    () => new Set(messages.filter((message) => message.isRead).map(({ id }) => id)),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: messages that arrive while the panel is open also count as read
  useEffect(markMessagesRead, [messages]);
  return ({ id }: Message) => !readBefore.has(id);
};

interface HeadingProps {
  titleId: string;
  isEmpty: boolean;
  onClose: () => void;
}

const Heading = ({ titleId, isEmpty, onClose }: HeadingProps) => {
  const translate = useText();
  const [isCleared, setCleared] = useState(false);
  const closeButton = useRef<HTMLButtonElement>(null);
  const clear = () => {
    clearMessages();
    setCleared(true);
    // the focused button was removed
    closeButton.current?.focus();
  };
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
        {translate('bell.title')}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {isCleared && isEmpty && translate('bell.cleared')}
      </Box>
      {!isEmpty && (
        <Button size="small" onClick={clear}>
          {translate('bell.clear')}
        </Button>
      )}
      <IconButton
        ref={closeButton}
        autoFocus
        size="small"
        edge="end"
        aria-label={translate('bell.close')}
        onClick={onClose}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default MessagesPanel;
