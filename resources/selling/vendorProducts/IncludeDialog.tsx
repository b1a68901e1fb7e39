import DialogContentText from '@mui/material/DialogContentText';
import { useRefresh } from 'react-admin';
import { vendorProductInput } from '#contract/rules/selling/vendorProduct.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { PlainFormDialog } from '#ui/form/PlainFormDialog.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { IncludeVendorProductsDocument } from './operations.generated.ts';
import type { VendorProductRecord } from './operations.ts';
import { SettingsFields } from './parts/SettingsFields.tsx';

interface Props {
  rows: BulkRows;
  count: number;
  /** The product, whose price the dialog shows; undefined if the user includes several. */
  product?: VendorProductRecord;
  /** Whether the products have a seller, who can deliver them. */
  hasSeller?: boolean;
  onClose: () => void;
}

const validate = validateBy(vendorProductInput);

const messages = 'resources.vendor-products';

const IncludeDialog = ({ rows, count, product, hasSeller, onClose }: Props) => {
  const text = useText(useResourcePrefix());
  const submit = useSubmit();
  const refresh = useRefresh();
  const { succeed } = useBulkOutcome(`${messages}.included`, `${messages}.jobBegun`);
  const defaults = {
    priceType: 'original',
    adjustmentType: 'none',
    keepDelivery: false,
    keepShowroom: false,
    withServices: false,
    showroomIds: [],
    weightKg: null,
  };
  return (
    <PlainFormDialog
      title={text('includeDialog.title', { smart_count: count })}
      confirm={text('includeDialog.confirm')}
      validate={validate}
      defaultValues={defaults}
      onClose={onClose}
      onSubmit={(values: object) =>
        submit(
          IncludeVendorProductsDocument,
          { input: { ...rows, ...values } },
          {
            onSuccess: ({ answer }) => {
              onClose();
              succeed(answer);
              refresh();
            },
          },
        )
      }
    >
      <DialogContentText>{text('includeDialog.text')}</DialogContentText>
      <SettingsFields
        sourcePrice={product?.sourcePrice ?? null}
        suggestedWeight={product?.suggestedWeight ?? null}
        hasSeller={hasSeller ?? product?.seller != null}
      />
    </PlainFormDialog>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default IncludeDialog;
