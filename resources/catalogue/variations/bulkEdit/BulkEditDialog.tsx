import { useState } from 'react';
import { numberText } from '#contract/format.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { ChangeFields, type ChosenKind } from './ChangeFields.tsx';
import type { Change } from './change.ts';
import { EditDialog } from './EditDialog.tsx';

interface Props {
  rows: BulkRows;
  /** The number of selected variations. */
  count: number;
  onClose: () => void;
}

/** Edits one field of many variations, with a preview. */
const BulkEditDialog = ({ rows, count, onClose }: Props) => {
  const translate = useText();
  const locale = language.use();
  const [kind, setKind] = useState<ChosenKind>('price');
  const [change, setChange] = useState<Change>({});
  const { succeed, fail } = useBulkOutcome('bulkEdit.done');
  return (
    <EditDialog
      title={translate('bulkEdit.title', {
        smart_count: count,
        count: numberText(count, locale),
      })}
      {...{ rows, kind, change, onClose }}
      isAtRisk={Object.keys(change).length > 0}
      onSuccess={(result) => {
        succeed(result);
        onClose();
      }}
      onError={fail}
    >
      {(errors) => (
        <ChangeFields
          kind={kind}
          errors={errors}
          onKind={(next) => {
            setKind(next);
            setChange({});
          }}
          onChange={setChange}
        />
      )}
    </EditDialog>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default BulkEditDialog;
