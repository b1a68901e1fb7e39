import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { toneOfState } from './partner.ts';

/** The partner's state: active, unverified or suspended. */
export const StateBadge = () => {
  const text = useText(useResourcePrefix());
  const record = useRecordContext<{ id: string; state: string }>();
  if (!record) return null;
  return (
    <Badge tone={toneOfState[record.state] ?? 'neutral'}>{text(`states.${record.state}`)}</Badge>
  );
};
