import { useText } from '#providers/i18nProvider/useText.ts';
import { useRowDeletion } from '#ui/deletion/useRowDeletion.ts';
import { useUsedNames } from '#ui/deletion/useUsedNames.ts';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';

interface Props {
  variation: { id: string; name: string };
  /** An additional warning in the confirmation. */
  note?: string | false;
  onClose: () => void;
}

/** Asks the user to confirm deleting a variation, and lists its uses. */
export const DeleteVariation = ({ variation: { id, name }, note, onClose }: Props) => {
  const translate = useText();
  const { remove, isPending } = useRowDeletion('products/variations');
  const names = useUsedNames('variation', id);
  const texts = [
    translate('resources.products/variations.deleteOneText', { name }),
    names && translate('inUse.disappears', { names }),
    note,
  ];
  return (
    <LazyConfirmDialog
      open
      text={texts.filter(Boolean).join(' ')}
      isPending={isPending}
      onConfirm={() => remove(id).then(onClose)}
      onClose={onClose}
    />
  );
};
