import BellIcon from '@mui/icons-material/NotificationsActiveOutlined';
import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import type { Language } from '#contract/language.ts';
import { notificationValues } from '#contract/notifications.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { NotificationListQuery } from '#providers/notifications/operations.generated.ts';
import { language } from '#providers/preferences.ts';
import { ListedMessage } from './ListedMessage.tsx';

type Notification = NotificationListQuery['notifications']['data']['results'][number];

interface Props {
  notification: Notification;
  /** Called when the user follows a link. */
  onLeave: () => void;
}

/** The parameters of the text; `smart_count` stays a number. */
const valuesOf = ({ params }: Notification, locale: Language) =>
  notificationValues(
    locale,
    Object.fromEntries(
      params.map(({ name, value }) => [name, name === 'smart_count' ? Number(value) : value]),
    ),
  );

/** A notification from the server. */
export const NotificationItem = ({ notification, onLeave }: Props) => {
  const translate = useText();
  const locale = language.use();
  const { kind, link, createdAt, readAt } = notification;
  return (
    <ListedMessage
      icon={
        <BellIcon
          fontSize="small"
          color="primary"
          titleAccess={translate('notifications.notification')}
        />
      }
      text={translate(`notifications.kinds.${kind}`, {
        _: kind,
        ...valuesOf(notification, locale),
      })}
      at={createdAt}
      isNew={readAt === null}
      actions={
        link && (
          <Button size="small" component={LinkBase} to={link} onClick={onLeave}>
            {translate('notifications.open')}
          </Button>
        )
      }
    />
  );
};
