import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useCallback, useEffect } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { keepMessage, type MessageType } from '#providers/messages/messages.ts';

/** Toasts: 2 s each, at most 3 at once (specification 9); further ones wait. */
export const Toasts = () => {
  const { notifications, setNotifications } = useNotificationContext();
  useKept(notifications);
  const close = useCallback(
    (closed: NotificationPayload) =>
      setNotifications((all) => all.filter((notification) => notification !== closed)),
    [setNotifications],
  );
  return (
    <Stack
      spacing={1}
      aria-live="polite"
      // below the header, where they cover neither the save bar nor the table
      sx={{ position: 'fixed', top: 80, right: 24, zIndex: 'snackbar' }}
    >
      {notifications.slice(0, limits.toastsAtOnce).map((notification) => (
        <Toast key={keyOf(notification)} notification={notification} onClose={close} />
      ))}
    </Stack>
  );
};

const keptAlready = new WeakSet<NotificationPayload>();

/** Two seconds are too short for some, so each is also kept in the message list. */
const useKept = (notifications: readonly NotificationPayload[]) =>
  useEffect(() => {
    for (const notification of notifications) {
      if (keptAlready.has(notification)) continue;
      keptAlready.add(notification);
      keep(notification);
    }
  }, [notifications]);

const keep = ({ message, type, notificationOptions = {} }: NotificationPayload) => {
  const { messageArgs, details, isKept } = notificationOptions;
  // `isKept`: the sender keeps it itself, for example a form that keeps it with its fields
  if (typeof message !== 'string' || isKept || message === 'ra.message.invalid_form') return;
  keepMessage({ type, text: message, args: messageArgs, ...whereFailed(type), ...details });
};

/** Errors link to the page where they happened. */
const whereFailed = (type: MessageType) =>
  type === 'error' && { link: window.location.pathname + window.location.search };

const keys = new WeakMap<NotificationPayload, number>();
let lastKey = 0;

/** A payload has no id, and two can have the same text. */
const keyOf = (notification: NotificationPayload): number => {
  const known = keys.get(notification);
  if (known) return known;
  lastKey += 1;
  keys.set(notification, lastKey);
  return lastKey;
};

interface ToastProps {
  notification: NotificationPayload;
  onClose: (notification: NotificationPayload) => void;
}

const Toast = ({ notification, onClose }: ToastProps) => {
  const translate = useTranslate();
  const { message, type, notificationOptions } = notification;
  useEffect(() => {
    const timer = setTimeout(() => onClose(notification), limits.toastMs);
    return () => clearTimeout(timer);
  }, [notification, onClose]);
  return (
    <Alert
      severity={type}
      variant="filled"
      sx={{ boxShadow: 6, minWidth: 280, maxWidth: 560, alignItems: 'center' }}
      action={
        <IconButton
          size="small"
          color="inherit"
          aria-label={translate('shell.toast.close')}
          onClick={() => onClose(notification)}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      }
    >
      {typeof message === 'string'
        ? translate(message, { _: message, ...notificationOptions?.messageArgs })
        : message}
    </Alert>
  );
};
