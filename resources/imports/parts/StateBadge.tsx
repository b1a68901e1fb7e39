import { useTranslate } from 'ra-core';
import { Badge } from '#ui/fields/Badge.tsx';
import { type ImportState, toneOf } from './importState.ts';

/** How far an import is. */
export const StateBadge = (record: ImportState) => {
  const translate = useTranslate();
  return (
    <Badge tone={toneOf(record)}>
      {translate(`resources.products/imports.states.${record.state}`)}
    </Badge>
  );
};
