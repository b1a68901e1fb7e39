import { useTranslate } from 'react-admin';
import { Badge } from '#ui/fields/Badge.tsx';
import { type ImportState, toneOf } from './importState.ts';

/** The state of an import. */
export const StateBadge = (record: ImportState) => {
  const translate = useTranslate();
  return (
    <Badge tone={toneOf(record)}>
      {translate(`resources.products/imports.states.${record.state}`)}
    </Badge>
  );
};
