import * as v from 'valibot';
import { notificationTopics } from '#contract/notifications.ts';
import { bulkInput } from './fields.ts';
import { listQueryOf } from './list.ts';

export const notificationsQuery = listQueryOf(['id'], {
  isUnread: v.nullish(v.boolean('rules.filter')),
});
export type NotificationsFilter = v.InferOutput<typeof notificationsQuery>;

export const markNotificationsReadInput = bulkInput;

/** The topics sent by mail; all others are not sent. */
export const notificationMailsInput = v.object({
  topics: v.pipe(
    v.array(v.picklist(notificationTopics, 'rules.filter'), 'rules.required'),
    v.maxLength(notificationTopics.length, 'rules.maxItems'),
  ),
});
