import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { SelectInput, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { check } from '#contract/rules/platform/check.ts';
import {
  type EditKind,
  editKinds,
  vendorProductsChange,
} from '#contract/rules/selling/vendorProduct.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CheckboxInput } from '#ui/form/CheckboxInput.tsx';
import { PlainFormDialog } from '#ui/form/PlainFormDialog.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { ChoicesInput } from '#ui/pickers/ChoicesInput.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { EditVendorProductsDocument } from './operations.generated.ts';
import { Preview } from './parts/Preview.tsx';
import { AdjustmentInputs } from './parts/SettingsFields.tsx';
import { useShowrooms, useTemplates } from './parts/useChoices.ts';

interface Props {
  rows: BulkRows;
  count: number;
  onClose: () => void;
}

const messages = 'resources.vendor-products';

const defaults = {
  adjustmentType: 'percent',
  adjustmentAmount: null,
  deliveryTemplateId: null,
  keepDelivery: false,
  showroomIds: [],
  keepShowroom: false,
  withServices: true,
};

type Values = Record<string, unknown>;

/** The form fields that each kind of change sends. */
const sources: Record<EditKind, readonly string[]> = {
  price: ['adjustmentType', 'adjustmentAmount'],
  delivery: ['deliveryTemplateId', 'keepDelivery'],
  showrooms: ['showroomIds', 'keepShowroom'],
  services: ['withServices'],
};

const changeOf = (kind: EditKind, values: Values) => ({
  [kind]: Object.fromEntries(
    sources[kind].map((source) => [source, values[source] === '' ? null : values[source]]),
  ),
});

/** Returns errors by form field; the API nests these fields one level deeper. */
const validateOf = (kind: EditKind) => (values: Values) => {
  const checked = check(vendorProductsChange, changeOf(kind, values));
  if (checked.ok) return {};
  return Object.fromEntries(
    Object.entries(checked.violations).map(([field, { rule, limit }]) => [
      field.replace(`${kind}.`, ''),
      { message: rule, args: { limit } },
    ]),
  );
};

/** Edits many products with a preview from the server. */
const EditManyDialog = ({ rows, count, onClose }: Props) => {
  const text = useText(useResourcePrefix());
  const submit = useSubmit();
  const refresh = useRefresh();
  const [kind, setKind] = useState<EditKind>('price');
  const { succeed, onRefused } = useBulkOutcome(`${messages}.edited`, `${messages}.jobBegun`);
  return (
    <PlainFormDialog
      title={text('editDialog.title', { smart_count: count })}
      confirm={text('editDialog.confirm')}
      validate={validateOf(kind)}
      defaultValues={defaults}
      onClose={onClose}
      onSubmit={(values: object) =>
        submit(
          EditVendorProductsDocument,
          { input: { ...rows, ...changeOf(kind, values as Values) } },
          {
            onSuccess: ({ answer }) => {
              onClose();
              succeed(answer);
              refresh();
            },
            onRefused: onRefused(onClose),
          },
        )
      }
    >
      <TextField
        select
        autoFocus
        label={text('editDialog.what')}
        value={kind}
        onChange={(event) => setKind(event.target.value as EditKind)}
      >
        {editKinds.map((each) => (
          <MenuItem key={each} value={each}>
            {text(`editDialog.kinds.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <ChangeInputs kind={kind} />
      <CurrentPreview rows={rows} kind={kind} />
    </PlainFormDialog>
  );
};

const ChangeInputs = ({ kind }: { kind: EditKind }) => {
  const text = useText(useResourcePrefix());
  const templates = useTemplates();
  const showrooms = useShowrooms();
  if (kind === 'price') return <AdjustmentInputs />;
  if (kind === 'services') return <CheckboxInput source="withServices" helperText="" />;
  if (kind === 'showrooms') {
    return (
      <>
        <ChoicesInput source="showroomIds" choices={showrooms} />
        <CheckboxInput source="keepShowroom" helperText="" />
      </>
    );
  }
  return (
    <>
      <SelectInput
        source="deliveryTemplateId"
        margin="none"
        helperText={false}
        emptyText={text('noTemplate')}
        choices={templates}
      />
      <CheckboxInput source="keepDelivery" helperText="" />
    </>
  );
};

const CurrentPreview = ({ rows, kind }: { rows: BulkRows; kind: EditKind }) => {
  const values: Values = useWatch();
  const change = changeOf(kind, { ...defaults, ...values });
  return check(vendorProductsChange, change).ok ? (
    <Preview rows={rows} kind={kind} change={change} />
  ) : null;
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default EditManyDialog;
