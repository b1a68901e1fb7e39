import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { limits } from '#contract/limits.ts';
import { keepMessage, type MessageType } from '#providers/messages/messages.ts';

/** Messages of what was done or failed: 2 s each, at most 3 at once (specification 9); more wait. */
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
      // below the header, where they hide neither the save bar nor the table
      sx={{ position: 'fixed', top: 80, right: 24, zIndex: 'snackbar' }}
    >
      {notifications.slice(0, limits.toastsAtOnce).map((notification) => (
        <Toast key={keyOf(notification)} notification={notification} onClose={close} />
      ))}
    </Stack>
  );
};

const keptAlready = new WeakSet<NotificationPayload>();

/** Two seconds are too short for some: each is kept where it can be read again. */
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
  // `isKept`: whoever tells it keeps it in a form of its own; as to a form's, it is kept by its fields
  if (typeof message !== 'string' || isKept || message === 'ra.message.invalid_form') return;
  keepMessage({ type, text: message, args: messageArgs, ...whereFailed(type), ...details });
};

/** What failed is mended where it failed. */
const whereFailed = (type: MessageType) =>
  type === 'error' && { link: window.location.pathname + window.location.search };

const keys = new WeakMap<NotificationPayload, number>();
let lastKey = 0;

/** A payload has no id of its own, and two may say the same. */
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
