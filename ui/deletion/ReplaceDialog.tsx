import { type ComponentProps, useState } from 'react';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { Picker } from '#ui/pickers/Picker.tsx';
import { InUseDialog } from './InUseDialog.tsx';
import type { UsedKind } from './UsesList.tsx';
import type { Named } from './useDeletion.ts';

interface Props<Item extends Named>
  extends Pick<ComponentProps<typeof Picker<Item>>, 'choices' | 'filter' | 'renderChoice'> {
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
  const [into, setInto] = useState<Item | null>(null);
  return (
    <InUseDialog
      of={of}
      records={used}
      onClose={onClose}
      remedy={
        <Picker<Item>
          {...choices}
          label={label}
          autoFocus
          value={into}
          onChange={setInto}
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
