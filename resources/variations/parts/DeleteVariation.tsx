import { useTranslate } from 'ra-core';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { useVariationActions } from './useVariationActions.ts';

interface Props {
  variation: { id: string; name: string };
  /** What else deleting it does. */
  note?: string | false;
  onClose: () => void;
}

/** Asks before a variation is deleted. */
export const DeleteVariation = ({ variation: { id, name }, note, onClose }: Props) => {
  const translate = useTranslate();
  const { remove, isPending } = useVariationActions();
  const text = translate('resources.products/variations.deleteOneText', { name });
  return (
    <LazyConfirmDialog
      open
      text={note ? `${text} ${note}` : text}
      isPending={isPending}
      onConfirm={() => remove({ ids: [id] }).then(onClose)}
      onClose={onClose}
    />
  );
};
