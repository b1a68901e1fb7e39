import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { type ImportState, toneOf } from './importState.ts';

export const StateBadge = (record: ImportState) => {
  const translate = useText();
  return (
    <Badge tone={toneOf(record)}>
      {translate(`resources.products/imports.states.${record.state}`)}
    </Badge>
  );
};
