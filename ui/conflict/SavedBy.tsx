import { useChanges } from '#providers/history/useHistory.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { ChangeAuthor } from '#ui/history/ChangeAuthor.tsx';

/** The author of a record's latest change, from the record's history. */
export const SavedBy = ({ entity, id }: { entity: string; id: string }) => {
  const translate = useText();
  const { data } = useChanges(entity, id, 1);
  const [newest] = data?.results ?? [];
  if (!newest) return null;
  return (
    <>
      {` ${translate('conflict.savedBy')} `}
      {/* partners do not see the names of administrators */}
      {newest.who || currentPortal() === 'admin' ? (
        <ChangeAuthor change={newest} />
      ) : (
        translate('conflict.marketplace')
      )}
    </>
  );
};
