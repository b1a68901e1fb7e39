import DialogContentText from '@mui/material/DialogContentText';
import { useRefresh } from 'react-admin';
import { vendorProductInput } from '#contract/rules/selling/vendorProduct.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CheckboxInput } from '#ui/form/CheckboxInput.tsx';
import { PlainFormDialog } from '#ui/form/PlainFormDialog.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { IncludeProposalDocument, IncludeVendorProductsDocument } from './operations.generated.ts';
import type { VendorProductRecord } from './operations.ts';
import { SettingsFields } from './parts/SettingsFields.tsx';
import { useRemedies } from './parts/useRemedies.ts';

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

/** Includes products; starts with the delivery template that the server proposes. */
const IncludeDialog = (props: Props) => {
  const { data, isPending } = useApiQuery(IncludeProposalDocument, props.rows, {
    staleTime: 0,
    gcTime: 0,
  });
  // without an answer, the user chooses a template
  return isPending ? null : (
    <LoadedDialog {...props} template={data?.includeProposal.data.deliveryTemplateId ?? null} />
  );
};

interface LoadedProps extends Props {
  template: string | null;
}

const LoadedDialog = ({ rows, count, product, hasSeller, template, onClose }: LoadedProps) => {
  const text = useText(useResourcePrefix());
  const submit = useSubmit();
  const refresh = useRefresh();
  const remedies = useRemedies();
  const included = useBulkOutcome(`${messages}.included`, `${messages}.jobBegun`, remedies);
  const published = useBulkOutcome(`${messages}.published`, `${messages}.jobBegun`, remedies);
  const defaults = {
    priceType: 'original',
    adjustmentType: 'none',
    keepDelivery: false,
    keepShowroom: false,
    withServices: false,
    showroomIds: [],
    deliveryTemplateId: template,
    weightKg: null,
    publish: false,
  };
  return (
    <PlainFormDialog
      title={text('includeDialog.title', { smart_count: count })}
      confirm={text('includeDialog.confirm')}
      validate={validate}
      defaultValues={defaults}
      onClose={onClose}
      onSubmit={(values: { publish?: boolean }) => {
        const { succeed, onRefused } = values.publish ? published : included;
        return submit(
          IncludeVendorProductsDocument,
          { input: { ...rows, ...values } },
          {
            onSuccess: ({ answer }) => {
              onClose();
              succeed(answer);
              refresh();
            },
            onRefused: onRefused(onClose),
          },
        );
      }}
    >
      <DialogContentText>{product?.name ?? text('includeDialog.text')}</DialogContentText>
      {/* first, because a phone shows only the beginning of the form */}
      <CheckboxInput source="publish" helperText="" />
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
