import { useEffect } from 'react';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { UnreadNotificationsDocument } from '#providers/notifications/operations.generated.ts';

interface Props {
  onCount: (count: number) => void;
}

const pollMs = 60_000;
/** Polling stops after this time, because it would keep the session of an absent user alive. */
const awayAfterMs = 10 * pollMs;

/**
 * Counts the unread notifications from the server: every minute, and when the window gets the
 * focus.
 */
const UnreadNotifications = ({ onCount }: Props) => {
  const fetchUnread = useLazyApiQuery(UnreadNotificationsDocument);
  useEffect(() => {
    let isThere = true;
    let lastUse = Date.now();
    const ask = async () => {
      try {
        const { notifications } = await fetchUnread({});
        if (isThere) onCount(notifications.data.total);
      } catch {
        // a failed poll keeps the previous count; the user's next action reports the error
      }
    };
    const use = () => {
      lastUse = Date.now();
    };
    const askAgain = () => {
      if (!document.hidden && Date.now() - lastUse < awayAfterMs) void ask();
    };
    const askNow = () => {
      use();
      void ask();
    };
    void ask();
    const timer = setInterval(askAgain, pollMs);
    window.addEventListener('focus', askNow);
    window.addEventListener('pointerdown', use);
    window.addEventListener('keydown', use);
    return () => {
      isThere = false;
      clearInterval(timer);
      window.removeEventListener('focus', askNow);
      window.removeEventListener('pointerdown', use);
      window.removeEventListener('keydown', use);
    };
  }, [fetchUnread, onCount]);
  return null;
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default UnreadNotifications;
