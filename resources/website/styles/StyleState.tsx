import { useRecordContext } from 'react-admin';
import { Badge } from '#ui/fields/Badge.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';

/** Published or a draft; of styles and their sections. */
export const StyleState = () => {
  const text = useResourceText();
  const record = useRecordContext<{ id: string; isActive: boolean }>();
  if (!record) return null;
  return record.isActive ? (
    <Badge tone="success">{text('states.published')}</Badge>
  ) : (
    <Badge tone="neutral">{text('states.draft')}</Badge>
  );
};
