import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import type { TreeNode } from '#ui/tree/treeIndex.ts';
import { PickTree } from './PickTree.tsx';

interface Props {
  title: string;
  nodes: readonly TreeNode[];
  /** The initially selected category. */
  picked: string | null;
  isPossible: (id: string) => boolean;
  onPick: (id: string) => void;
  onClose: () => void;
}

/** Selects one category from the tree. */
export const PickCategoryDialog = ({
  title,
  nodes,
  isPossible,
  onPick,
  onClose,
  ...props
}: Props) => {
  const translate = useText();
  const [picked, setPicked] = useState(props.picked);
  return (
    <DialogFrame
      onClose={onClose}
      width="xs"
      title={title}
      isAtRisk={picked !== props.picked}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <Button
            variant="contained"
            disabled={picked === null || picked === props.picked}
            onClick={() => {
              onClose();
              if (picked !== null) onPick(picked);
            }}
          >
            {translate('form.take')}
          </Button>
        </>
      }
    >
      {/* space for the field's floating label */}
      <Box sx={{ pt: 1 }}>
        <PickTree
          label={title}
          nodes={nodes}
          picked={picked}
          onPick={setPicked}
          isPossible={isPossible}
        />
      </Box>
    </DialogFrame>
  );
};
