import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useCallback, useEffect, useState } from 'react';
import { type NotificationPayload, useNotificationContext } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { askUndo } from '#providers/history/undoRequest.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { addMessage, type MessageType } from '#providers/messages/messages.ts';
import { ReloadButton } from '#ui/lazy/ReloadButton.tsx';

/**
 * Toasts: 2 s each, at most 3 at a time (specification 9); further toasts wait. Those that offer to
 * undo something stay longer, because the user needs time to decide.
 */
export const Toasts = () => {
  const { notifications, setNotifications } = useNotificationContext();
  const distinct = notifications.filter(
    (notification, index) => notifications.findIndex((one) => isSame(one, notification)) === index,
  );
  useStoreMessages(distinct);
  const close = useCallback(
    (closed: NotificationPayload) =>
      setNotifications((all) => all.filter((notification) => !isSame(notification, closed))),
    [setNotifications],
  );
  return (
    <Stack
      spacing={1}
      // centred above the save bar, where no page has a button
      sx={{
        position: 'fixed',
        bottom: 96,
        left: 16,
        right: 16,
        alignItems: 'center',
        // the page beside the toasts stays usable
        pointerEvents: 'none',
        '& > *': { pointerEvents: 'auto' },
        zIndex: 'snackbar',
      }}
    >
      {distinct.slice(0, limits.toastsAtOnce).map((notification) => (
        <Toast key={keyOf(notification)} notification={notification} onClose={close} />
      ))}
    </Stack>
  );
};

/**
 * Whether two toasts are equal. A page that fails may report the same error of several requests,
 * which is then shown once.
 */
const isSame = (a: NotificationPayload, b: NotificationPayload): boolean =>
  a === b || (a.type !== 'success' && a.message === b.message && valuesOf(a) === valuesOf(b));

/** The values that distinguish two messages with the same key; ignores the fallback text (`_`). */
const valuesOf = ({ notificationOptions = {} }: NotificationPayload): string =>
  JSON.stringify([
    { ...notificationOptions.messageArgs, _: undefined },
    notificationOptions.details?.requestId,
    notificationOptions.details?.name,
  ]);

const alreadyStored = new WeakSet<NotificationPayload>();

/** Adds toasts to the message list, because two seconds are too short for some users. */
const useStoreMessages = (notifications: readonly NotificationPayload[]) =>
  useEffect(() => {
    for (const notification of notifications) {
      if (alreadyStored.has(notification)) continue;
      alreadyStored.add(notification);
      store(notification);
    }
  }, [notifications]);

const store = ({ message, type, notificationOptions = {} }: NotificationPayload) => {
  const { messageArgs, details, isStored, isReload } = notificationOptions;
  // `isStored`: the sender adds the message itself, for example a form that adds its field errors
  if (typeof message !== 'string' || isStored || isReload) return;
  addMessage({ type, text: message, args: messageArgs, ...whereFailed(type), ...details });
};

/** The address where an error happened, to which its message links. */
const whereFailed = (type: MessageType) =>
  type === 'error' && { link: window.location.pathname + window.location.search };

const keys = new WeakMap<NotificationPayload, number>();
let lastKey = 0;

/**
 * Returns a React key for a toast; a payload has no id, and two payloads can have the same text.
 */
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
  const translate = useDynamicText();
  const { message, type, notificationOptions } = notification;
  const [isHeld, setHeld] = useState(false);
  const isReload = Boolean(notificationOptions?.isReload);
  const bulkChangeId: string | null = notificationOptions?.details?.bulkChangeId ?? null;
  // the offer to reload stays until the user accepts or closes it
  const stays = isReload || isHeld;
  const wait = bulkChangeId ? limits.undoToastMs : limits.toastMs;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onClose(notification), wait);
    return () => clearTimeout(timer);
  }, [notification, stays, wait, onClose]);
  // a toast with an offer stays while the user reads it or is about to click
  const hold = (is: boolean) => (bulkChangeId ? () => setHeld(is) : undefined);
  return (
    <Alert
      severity={type}
      variant="filled"
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
      // an alert is announced, unless a screen reader reads its text already
      aria-live={notificationOptions?.isRead ? 'off' : undefined}
      sx={{ boxShadow: 6, minWidth: 280, maxWidth: 'min(560px, 100%)', alignItems: 'center' }}
      action={
        <>
          {isReload && <ReloadButton color="inherit" size="small" />}
          {bulkChangeId && (
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                askUndo(bulkChangeId, true);
                onClose(notification);
              }}
            >
              {translate('shell.undo')}
            </Button>
          )}
          <IconButton
            size="small"
            color="inherit"
            aria-label={translate('shell.toast.close')}
            onClick={() => onClose(notification)}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      }
    >
      {typeof message === 'string'
        ? translate(message, { _: message, ...notificationOptions?.messageArgs })
        : message}
    </Alert>
  );
};
