import { useMemo, useState } from 'react';
import { numberText } from '#contract/format.ts';
import { attributesAtOnce } from '#contract/rules/catalogue/variationsEdit.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { ChangeRows } from '#ui/bulkEdit/ChangeRows.tsx';
import { nextRow } from '#ui/bulkEdit/changeRow.ts';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { ChangeFields, chosenKinds } from './ChangeFields.tsx';
import { changesOf, type EditRow, errorsOf } from './change.ts';
import { EditDialog } from './EditDialog.tsx';

interface Props {
  rows: BulkRows;
  /** The number of selected variations. */
  count: number;
  onClose: () => void;
}

const firstRow: EditRow = { key: 0, kind: 'price', change: null };

/** Edits one or several fields of many variations, with a preview. */
const BulkEditDialog = ({ rows: selected, count, onClose }: Props) => {
  const text = useText('bulkEdit');
  const locale = language.use();
  const [rows, setRows] = useState([firstRow]);
  const changes = useMemo(() => changesOf(rows), [rows]);
  const { succeed, fail } = useBulkOutcome('bulkEdit.done');
  const put = (key: number, values: Partial<EditRow>) =>
    setRows((current) => current.map((row) => (row.key === key ? { ...row, ...values } : row)));
  const kinds = chosenKinds.map((kind) => ({
    kind,
    name: text(`kinds.${kind}`),
    ...(kind === 'attributes' && { atMost: attributesAtOnce }),
  }));
  return (
    <EditDialog
      title={text('title', { smart_count: count, count: numberText(count, locale) })}
      rows={selected}
      {...{ changes, onClose }}
      isOpen={rows.some(({ change }) => change === null)}
      isAtRisk={rows.some(({ change }) => change !== null)}
      onSuccess={(result) => {
        succeed(result);
        onClose();
      }}
      onError={fail}
    >
      {(errors) => (
        <ChangeRows
          rows={rows}
          kinds={kinds}
          onKind={(key, kind) => put(key, { kind, change: null })}
          onAdd={() => {
            const next = nextRow(rows, kinds);
            if (next) setRows([...rows, { ...next, change: null }]);
          }}
          onRemove={(key) => setRows(rows.filter((row) => row.key !== key))}
        >
          {({ key, kind }) => (
            <ChangeFields
              key={kind}
              kind={kind}
              errors={errorsOf(errors, rows, key)}
              onChange={(change) => put(key, { change })}
            />
          )}
        </ChangeRows>
      )}
    </EditDialog>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default BulkEditDialog;
