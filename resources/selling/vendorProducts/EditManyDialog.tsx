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
import { ChangeRows } from '#ui/bulkEdit/ChangeRows.tsx';
import { type ChangeRow, nextRow } from '#ui/bulkEdit/changeRow.ts';
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

const changesOf = (kinds: readonly EditKind[], values: Values) =>
  Object.fromEntries(
    kinds.map((kind) => [
      kind,
      Object.fromEntries(
        sources[kind].map((source) => [source, values[source] === '' ? null : values[source]]),
      ),
    ]),
  );

/** Returns errors by form field; the API nests these fields one level deeper. */
const validateOf = (kinds: readonly EditKind[]) => (values: Values) => {
  const checked = check(vendorProductsChange, changesOf(kinds, values));
  if (checked.ok) return {};
  return Object.fromEntries(
    Object.entries(checked.violations).map(([field, { rule, limit }]) => [
      field.split('.').at(-1),
      { message: rule, args: { limit } },
    ]),
  );
};

const firstRow: ChangeRow<EditKind> = { key: 0, kind: 'price' };

/** Edits one or several fields of many products, with a preview from the server. */
const EditManyDialog = ({ rows: selected, count, onClose }: Props) => {
  const text = useText(useResourcePrefix());
  const submit = useSubmit();
  const refresh = useRefresh();
  const [rows, setRows] = useState([firstRow]);
  const chosen = rows.map(({ kind }) => kind);
  const kinds = editKinds.map((kind) => ({ kind, name: text(`editDialog.kinds.${kind}`) }));
  const { succeed, onRefused } = useBulkOutcome(`${messages}.edited`, `${messages}.jobBegun`);
  return (
    <PlainFormDialog
      title={text('editDialog.title', { smart_count: count })}
      confirm={text('editDialog.confirm')}
      validate={validateOf(chosen)}
      defaultValues={defaults}
      onClose={onClose}
      onSubmit={(values: object) =>
        submit(
          EditVendorProductsDocument,
          { input: { ...selected, ...changesOf(chosen, values as Values) } },
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
      <ChangeRows
        rows={rows}
        kinds={kinds}
        onKind={(key, kind) =>
          setRows(rows.map((row) => (row.key === key ? { ...row, kind } : row)))
        }
        onAdd={() => {
          const next = nextRow(rows, kinds);
          if (next) setRows([...rows, next]);
        }}
        onRemove={(key) => setRows(rows.filter((row) => row.key !== key))}
      >
        {({ kind }) => <ChangeInputs kind={kind} />}
      </ChangeRows>
      <CurrentPreview rows={selected} kinds={chosen} />
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

const CurrentPreview = ({ rows, kinds }: { rows: BulkRows; kinds: readonly EditKind[] }) => {
  const values: Values = useWatch();
  const changes = changesOf(kinds, { ...defaults, ...values });
  return <Preview rows={rows} changes={check(vendorProductsChange, changes).ok ? changes : null} />;
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default EditManyDialog;
