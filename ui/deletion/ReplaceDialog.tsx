import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { useChoiceTexts } from '#ui/form/useChoiceTexts.ts';
import { InUseDialog } from './InUseDialog.tsx';
import type { UsedKind } from './UsesList.tsx';
import type { Named } from './useDeletion.ts';

interface Props<Item extends Named>
  extends Pick<
    AutocompleteProps<Item, false, false, false>,
    'options' | 'filterOptions' | 'renderOption'
  > {
  of: UsedKind;
  /** The records that could not be deleted. */
  used: readonly Named[];
  /** Label of the field and of the button. */
  label: string;
  confirm: string;
  isPending: boolean;
  onReplace: (into: Item) => void;
  onClose: () => void;
}

/** Lists the uses of records that could not be deleted, and lets the user replace them there. */
export const ReplaceDialog = <Item extends Named>(props: Props<Item>) => {
  const { of, used, label, confirm, isPending, onReplace, onClose, ...choices } = props;
  const texts = useChoiceTexts();
  const [into, setInto] = useState<Item | null>(null);
  return (
    <InUseDialog
      of={of}
      records={used}
      onClose={onClose}
      remedy={
        <Autocomplete
          {...texts}
          {...choices}
          value={into}
          onChange={(_event, chosen) => setInto(chosen)}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          renderInput={(params) => <TextField {...params} label={label} autoFocus />}
          sx={{ mb: 3 }}
        />
      }
      actions={
        <ActionButton
          variant="contained"
          disabled={!into || isPending}
          onClick={() => into && onReplace(into)}
        >
          {confirm}
        </ActionButton>
      }
    />
  );
};
