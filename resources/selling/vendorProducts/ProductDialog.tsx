import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { RecordContextProvider, useNotify, useRefresh } from 'react-admin';
import { vendorProductInput } from '#contract/rules/selling/vendorProduct.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useConflict } from '#ui/conflict/conflictContext.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { RecordHistory } from '#ui/history/RecordHistory.tsx';
import { SeeInShop } from '#ui/preview/SeeInShop.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { vendorProductFields, vendorProductHistory } from './fields.ts';
import type { VendorProductRecord } from './operations.ts';
import { canResume } from './parts/ResumeButton.tsx';
import { SettingsFields } from './parts/SettingsFields.tsx';
import { UpdateVendorProductDocument, VendorProductByIdDocument } from './record.generated.ts';

interface Props {
  id: string;
  onClose: () => void;
}

/** Edits the sales settings of an included product, starting with their saved values. */
const ProductDialog = ({ id, onClose }: Props) => {
  const { data } = useApiQuery(VendorProductByIdDocument, { id }, { staleTime: 0, gcTime: 0 });
  if (!data) return null;
  return (
    // clear the list row from the context, because the form fetches the saved record itself
    <RecordContextProvider value={undefined}>
      <LoadedDialog product={data.answer.data} onClose={onClose} />
    </RecordContextProvider>
  );
};

const inputOf = (product: VendorProductRecord) => ({
  priceType: product.priceType,
  adjustmentType: product.adjustmentType,
  adjustmentAmount: product.adjustmentAmount,
  ownPrice: product.ownPrice,
  deliveryTemplateId: product.deliveryTemplateId,
  keepDelivery: product.keepDelivery,
  showroomIds: product.showroomIds,
  keepShowroom: product.keepShowroom,
  withServices: product.withServices,
  weightKg: product.weightKg,
  itemsPerPallet: product.itemsPerPallet,
  version: product.version,
});

const validate = validateBy(vendorProductInput);

const LoadedDialog = ({
  product,
  onClose,
}: {
  product: VendorProductRecord;
  onClose: () => void;
}) => {
  const text = useText(useResourcePrefix());
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = useSubmit();
  const fetchProduct = useLazyApiQuery(VendorProductByIdDocument);
  const { id, name, includedBy, pausedReason, productId } = product;
  const load = useCallback(
    async () => inputOf((await fetchProduct({ id })).answer.data),
    [fetchProduct, id],
  );
  const { take, conflict } = useConflict('vendorProduct', vendorProductFields, load);
  return (
    <FormDialog
      title={name}
      width={720}
      conflict={conflict}
      onClose={onClose}
      validate={validate}
      defaultValues={inputOf(product)}
      onSubmit={(input: object) =>
        submit(
          UpdateVendorProductDocument,
          { id, input },
          {
            onSuccess: () => {
              onClose();
              notify('resources.vendor-products.saved', { type: 'success' });
              refresh();
            },
            onRefused: take,
          },
        )
      }
    >
      <Facts product={product} />
      {pausedReason !== null && (
        <Alert severity="warning">
          {text(`pauses.${pausedReason}`)}.{' '}
          {text(canResume(product) ? 'resumable' : `pausesHelp.${pausedReason}`)}
        </Alert>
      )}
      {includedBy > 0 && (
        <Alert severity="info">{text('usedByOthers', { smart_count: includedBy })}</Alert>
      )}
      <SettingsFields
        sourcePrice={product.sourcePrice}
        suggestedWeight={product.suggestedWeight}
        hasSeller={product.seller !== null}
      />
      <Box>
        {productId && <SeeInShop kind="vendorProduct" id={product.id} size="small" />}
        {/* the history needs the id of the included product, not of the offer */}
        <RecordContextProvider value={{ id: productId, name, version: product.version }}>
          <RecordHistory entity="vendorProduct" fields={vendorProductHistory} size="small" />
        </RecordContextProvider>
      </Box>
    </FormDialog>
  );
};

const Facts = ({ product }: { product: VendorProductRecord }) => {
  const { sku, groupName, variations, manufacturer, seller } = product;
  const parts = [sku, groupName, variations.join(', '), manufacturer.name, seller?.name];
  return (
    <Typography variant="body2" color="text.secondary">
      {parts.filter(Boolean).join(' · ')}
    </Typography>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default ProductDialog;
