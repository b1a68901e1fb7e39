import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import {
  MarkNotificationsReadDocument,
  NotificationListDocument,
} from '#providers/notifications/operations.generated.ts';

const pageSize = 20;

/** The notifications from the server, newest first; those shown are marked as read. */
export const useNotifications = (onRead: () => void) => {
  const [size, setSize] = useState(pageSize);
  const { data, isPlaceholderData, isPending, isError, refetch } = useApiQuery(
    NotificationListDocument,
    { size },
    {
      placeholderData: keepPreviousData,
      // no refetch, because marking as read would make new notifications look old while the user
      // reads them
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
    },
  );
  const { mutate: markRead } = useApiMutation(MarkNotificationsReadDocument, { onSuccess: onRead });
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const unread = data.notifications.data.results.filter(({ readAt }) => readAt === null);
    if (unread.length > 0) markRead({ ids: unread.map(({ id }) => id) });
    else onRead();
  }, [data, isPlaceholderData, markRead, onRead]);
  const { results = [], total = 0 } = data?.notifications.data ?? {};
  return {
    notifications: results,
    isPending,
    isError,
    refetch,
    showMore: results.length < total ? () => setSize((now) => now + pageSize) : undefined,
  };
};
