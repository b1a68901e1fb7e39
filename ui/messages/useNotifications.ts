import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCall } from '#providers/dataProvider/useCall.ts';
import {
  MarkNotificationsReadDocument,
  NotificationListDocument,
} from '#providers/notifications/operations.generated.ts';

const pageSize = 20;

/** What the server has told the account, newest first; what is shown is marked as read. */
export const useNotifications = (onRead: () => void) => {
  const call = useCall();
  const [size, setSize] = useState(pageSize);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['notifications', size],
    queryFn: async () => {
      const { notifications } = await call(NotificationListDocument, { size });
      const unread = notifications.data.results.filter(({ readAt }) => readAt === null);
      if (unread.length > 0) {
        await call(MarkNotificationsReadDocument, { ids: unread.map(({ id }) => id) });
      }
      return notifications.data;
    },
    placeholderData: keepPreviousData,
    // marking as read must not make the new ones look old while they are looked at
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (data) onRead();
  }, [data, onRead]);
  const results = data?.results ?? [];
  return {
    notifications: results,
    isPending,
    isError,
    refetch,
    showMore:
      data && results.length < data.total ? () => setSize((now) => now + pageSize) : undefined,
  };
};
