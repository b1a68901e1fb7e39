import { useRecordContext } from 'react-admin';
import { Badge } from '#ui/fields/Badge.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { toneOfState } from './partner.ts';

/** Active, unverified or suspended. */
export const StateBadge = () => {
  const text = useResourceText();
  const record = useRecordContext<{ id: string; state: string }>();
  if (!record) return null;
  return (
    <Badge tone={toneOfState[record.state] ?? 'neutral'}>{text(`states.${record.state}`)}</Badge>
  );
};
