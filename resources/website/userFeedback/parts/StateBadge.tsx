import { useTranslate } from 'react-admin';
import { Badge } from '#ui/fields/Badge.tsx';

export const StateBadge = ({ status }: { status: string }) => {
  const translate = useTranslate();
  return (
    <Badge tone={status === 'done' ? 'success' : 'warning'}>
      {translate(`resources.user-feedback.states.${status}`)}
    </Badge>
  );
};
