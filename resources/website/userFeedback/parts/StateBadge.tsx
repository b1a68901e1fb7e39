import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';

export const StateBadge = ({ status }: { status: string }) => {
  const translate = useText();
  return (
    <Badge tone={status === 'done' ? 'success' : 'warning'}>
      {translate(`resources.user-feedback.states.${status}`)}
    </Badge>
  );
};
