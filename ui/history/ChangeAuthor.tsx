import type { ChangeEntry } from '#providers/history/useHistory.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';

/** The author of a change, as far as the user may see the name. */
export const ChangeAuthor = ({ change: { who } }: { change: Pick<ChangeEntry, 'who'> }) => {
  const translate = useText();
  if (who) return <>{who}</>;
  // partners do not see the names of administrators
  return (
    <>{translate(currentPortal() === 'admin' ? 'history.unknown' : 'history.administration')}</>
  );
};
