import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';

/** Shows whether a style or a section is published or a draft. */
export const StyleState = () => {
  const text = useText('resources.styles');
  const record = useRecordContext<{ id: string; isPublished: boolean }>();
  if (!record) return null;
  return record.isPublished ? (
    <Badge tone="success">{text('states.published')}</Badge>
  ) : (
    <Badge tone="neutral">{text('states.draft')}</Badge>
  );
};
