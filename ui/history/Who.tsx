import { useTranslate } from 'ra-core';
import type { ChangeEntry } from '#providers/history/useHistory.ts';
import { currentPortal } from '#providers/portal.ts';

/** Whoever made a change, as far as the viewer may know. */
export const Who = ({ change: { who } }: { change: Pick<ChangeEntry, 'who'> }) => {
  const translate = useTranslate();
  if (who) return <>{who}</>;
  // partners learn of the administration no names
  return (
    <>{translate(currentPortal() === 'admin' ? 'history.unknown' : 'history.administration')}</>
  );
};
