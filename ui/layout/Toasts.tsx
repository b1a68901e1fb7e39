import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { limits } from '#contract/limits.ts';

/** Messages of what was done or failed: 2 s each, at most 3 at once (specification 9); more wait. */
export const Toasts = () => {
  const { notifications, setNotifications } = useNotificationContext();
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
