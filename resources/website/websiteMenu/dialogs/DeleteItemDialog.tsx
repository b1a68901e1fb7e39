import { useNotify, useRefresh } from 'react-admin';
import { numberText } from '#contract/format.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { DeleteMenuItemDocument } from '#resources/website/websiteMenu/operations.generated.ts';
import type { MenuItem } from '#resources/website/websiteMenu/operations.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';

interface Props {
  item: MenuItem;
  onClose: () => void;
  onDeleted: (item: MenuItem) => void;
}

/** Asks the user to confirm deleting an item, and lists what is deleted with it. */
export const DeleteItemDialog = ({ item, onClose, onDeleted }: Props) => {
  const translate = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const locale = language.use();
  const remove = useApiMutation(DeleteMenuItemDocument, {
    onSuccess: () => {
      notify('resources.website-menu.deleted', {
        type: 'success',
        messageArgs: { smart_count: 1 },
      });
      onDeleted(item);
    },
    onError: reportError,
    onSettled: () => {
      onClose();
      refresh();
    },
  });
  const text = (key: string, count: number) =>
    count > 0
      ? translate(`resources.website-menu.deletion.${key}`, {
          smart_count: count,
          count: numberText(count, locale),
        })
      : '';
  const parts = [
    translate('resources.website-menu.deletion.text', { name: item.name }),
    text('subItems', item.subItemCount),
    text('products', item.productCount),
    translate('resources.website-menu.deletion.restorable'),
  ];
  return (
    <ConfirmDialog
      open
      text={parts.filter(Boolean).join(' ')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: item.id })}
      onClose={onClose}
    />
  );
};
