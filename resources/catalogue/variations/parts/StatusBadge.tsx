import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';

export const StatusBadge = ({ status }: { status: string }) => {
  const translate = useText();
  return (
    <Badge tone={status === '1' ? 'success' : 'warning'}>
      {translate(`resources.products/variations.status.${status}`)}
    </Badge>
  );
};
