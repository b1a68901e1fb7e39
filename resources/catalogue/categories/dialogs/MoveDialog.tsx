import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { parentsFor } from '#resources/catalogue/categories/move/places.ts';
import type { CategoryRow } from '#resources/catalogue/categories/operations.ts';
import { PickTree } from '#resources/catalogue/categories/parts/PickTree.tsx';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { indexTree, type TreeNode } from '#ui/tree/treeIndex.ts';

interface Props {
  category: CategoryRow;
  nodes: readonly TreeNode[];
  onClose: () => void;
  /** Called with the new parent (null for the first level); the category becomes its last child. */
  onMove: (parentId: string | null) => void;
}

const messages = 'resources.collections/categories';
const top = 'top';

/** Selects a new parent for a category. */
export const MoveDialog = ({ category, nodes, onClose, onMove }: Props) => {
  const translate = useText();
  const { id, name, parentId } = category;
  const [picked, setPicked] = useState<string | null>(null);
  const choices = useMemo(
    () => [{ id: top, name: translate(`${messages}.top`), children: [] }, ...nodes],
    [nodes, translate],
  );
  const mayHangBelow = useMemo(() => parentsFor(indexTree(nodes), id), [nodes, id]);
  const parentOf = (choice: string) => (choice === top ? null : choice);
  return (
    <DialogFrame
      onClose={onClose}
      width="xs"
      title={translate(`${messages}.moveTitle`, { name })}
      isAtRisk={picked !== null}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <ActionButton
            variant="contained"
            disabled={picked === null || parentOf(picked) === parentId}
            onClick={() => {
              onClose();
              if (picked !== null) onMove(parentOf(picked));
            }}
          >
            {translate(`${messages}.moveNow`)}
          </ActionButton>
        </>
      }
    >
      {/* space for the field's floating label */}
      <Box sx={{ pt: 1 }}>
        <PickTree
          label={translate(`${messages}.moveTree`)}
          nodes={choices}
          picked={picked ?? parentId ?? top}
          onPick={setPicked}
          isPossible={(choice) => mayHangBelow(parentOf(choice))}
        />
      </Box>
    </DialogFrame>
  );
};
