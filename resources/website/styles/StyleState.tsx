import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';

/** Published or a draft; of styles and their sections. */
export const StyleState = () => {
  const text = useText('resources.styles');
  const record = useRecordContext<{ id: string; isActive: boolean }>();
  if (!record) return null;
  return record.isActive ? (
    <Badge tone="success">{text('states.published')}</Badge>
  ) : (
    <Badge tone="neutral">{text('states.draft')}</Badge>
  );
};
