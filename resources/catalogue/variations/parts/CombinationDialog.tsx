import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Choice } from '#contract/combination.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { CombinationRow } from './CombinationRow.tsx';
import {
  type ChoiceRow,
  type ConfigurableAttribute,
  rowsOf,
  rowsViolation,
  unusedAttributes,
} from './combination.ts';

interface Props {
  attributes: readonly ConfigurableAttribute[];
  /** Known combinations of the product's variations; the API makes the final check. */
  combinations: readonly (readonly Choice[])[];
  /** Index of the combination being edited; omitted for a new one. */
  index?: number;
  /** Returns the violated rule, which keeps the dialog open. */
  onSubmit: (combination: Choice[]) => Promise<string | null | undefined>;
  onClose: () => void;
}

const width = 840;

/**
 * Adds or edits a variation; the user selects one option per system attribute (specification 2 and
 * 5).
 */
export const CombinationDialog = (props: Props) => {
  const { attributes, combinations, index, onSubmit, onClose } = props;
  const translate = useDynamicText();
  const text = useText('variationPages.combination');
  const notify = useNotify();
  const edited = index === undefined ? undefined : combinations[index];
  const [rows, setRows] = useState<readonly ChoiceRow[]>(() =>
    rowsOf(attributes, edited, combinations),
  );
  const [first] = useState(rows);
  const [violation, setViolation] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const unused = unusedAttributes(attributes, rows);
  const change = (next: readonly ChoiceRow[]) => {
    setRows(next);
    setViolation(null);
  };
  const refuse = (rule: string) => {
    setViolation(rule);
    // a duplicate also shows a toast (specification 8)
    if (rule === 'rules.variationExists') notify(rule, { type: 'error' });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // do not submit the form around the dialog
    event.stopPropagation();
    const others = combinations.filter((_, place) => place !== index);
    const broken = rowsViolation(attributes, rows, others);
    if (broken) return refuse(broken);
    setPending(true);
    const refused = await onSubmit([...rows]).finally(() => setPending(false));
    if (refused) refuse(refused);
  };

  return (
    <DialogFrame
      onClose={onClose}
      width={width}
      onSubmit={submit}
      title={text(index === undefined ? 'add' : 'edit')}
      isAtRisk={rows !== first}
      isPending={isPending}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <ActionButton type="submit" variant="contained" disabled={isPending}>
            {isPending ? translate('form.saving') : text(index === undefined ? 'next' : 'take')}
          </ActionButton>
        </>
      }
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {rows.map((row, place) => (
          <CombinationRow
            key={row.attr_id || 'new'}
            row={row}
            place={place + 1}
            attributes={attributes.filter(
              ({ attr_id }) =>
                attr_id === row.attr_id || unused.some((each) => each.attr_id === attr_id),
            )}
            isIncomplete={violation === 'rules.combinationIncomplete' && row.option_id === ''}
            onChange={(next) => change(rows.map((each) => (each === row ? next : each)))}
            onRemove={
              rows.length > 1 ? () => change(rows.filter((each) => each !== row)) : undefined
            }
          />
        ))}
        <Button
          startIcon={<AddIcon />}
          disabled={unused.length === 0}
          onClick={() => {
            const [first] = unused;
            if (first) change([...rows, { attr_id: first.attr_id, option_id: '' }]);
          }}
          sx={{ alignSelf: 'flex-start' }}
        >
          {text('addRow')}
        </Button>
        {violation && <Alert severity="error">{translate(violation)}</Alert>}
      </Stack>
    </DialogFrame>
  );
};
