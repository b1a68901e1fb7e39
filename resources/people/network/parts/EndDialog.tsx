import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  EndNetworkConnectionDocument,
  NetworkRequestDocument,
} from '#resources/people/network/operations.generated.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useNetworkAction } from './useNetworkAction.ts';

interface Props {
  request: { id: string; name: string };
  onClose: () => void;
}

/** Ends a connection, after a warning about the products that will no longer be sold. */
const EndDialog = ({ request: { id, name }, onClose }: Props) => {
  const translate = useText();
  const act = useNetworkAction();
  const { data } = useApiQuery(NetworkRequestDocument, { id });
  const products = data?.answer.data.products;
  const text = [
    // nothing to say about no products
    Boolean(products) && translate('network.end.products', { smart_count: products }),
    translate('network.end.text'),
  ];
  return (
    <ConfirmDialog
      open
      title={translate('network.end.title', { name })}
      text={text.filter(Boolean).join(' ')}
      yes={translate('network.end.yes')}
      no={translate('form.cancel')}
      isPending={products === undefined}
      onConfirm={() =>
        act(EndNetworkConnectionDocument, { id }, { done: 'ended', onDone: onClose })
      }
      onClose={onClose}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default EndDialog;
