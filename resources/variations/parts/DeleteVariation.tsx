import { useTranslate } from 'react-admin';
import { useDeletion } from '#ui/deletion/useDeletion.ts';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';

interface Props {
  variation: { id: string; name: string };
  /** A further effect of deleting it. */
  note?: string | false;
  onClose: () => void;
}

/** Confirms deleting a variation. */
export const DeleteVariation = ({ variation: { id, name }, note, onClose }: Props) => {
  const translate = useTranslate();
  const { removeOne, isPending } = useDeletion('products/variations');
  const text = translate('resources.products/variations.deleteOneText', { name });
  return (
    <LazyConfirmDialog
      open
      text={note ? `${text} ${note}` : text}
      isPending={isPending}
      onConfirm={() => removeOne(id).then(onClose)}
      onClose={onClose}
    />
  );
};
