import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useMemo, useState } from 'react';
import { fitsBelow } from '#contract/rules/catalogue/category.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { CategoryRow } from '#resources/catalogue/categories/operations.ts';
import { PickTree } from '#resources/catalogue/categories/parts/PickTree.tsx';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { idsAbove, indexTree, levelsOf, type TreeNode } from '#ui/tree/treeIndex.ts';
import { Usage } from './Usage.tsx';
import { useDeleteCategory } from './useDeleteCategory.ts';

interface Props {
  category: CategoryRow;
  nodes: readonly TreeNode[];
  onClose: () => void;
  onDeleted: () => void;
}

const messages = 'resources.collections/categories';

/**
 * Deletes a category after moving its products and subcategories to a category of the user's
 * choice.
 */
export const DeleteDialog = ({ category, nodes, onClose, onDeleted }: Props) => {
  const translate = useText();
  const { id, name } = category;
  const { usage, isPending, remove, isRemoving, refusal } = useDeleteCategory(category, {
    onClose,
    onDeleted,
  });
  const isPossible = useTargets(nodes, id);
  const [picked, setPicked] = useState<string | null>(null);
  // propose the parent, so that products and subcategories stay in the same branch
  const proposed = category.parentId ?? null;
  const target = picked ?? proposed;
  const isUsed = Boolean(usage && usage.childCount + usage.ownProductCount > 0);
  return (
    <DialogFrame
      onClose={onClose}
      width="xs"
      title={translate(`${messages}.deleteTitle`, { name })}
      isAtRisk={picked !== null}
      isPending={isRemoving}
      actions={
        <>
          <Button onClick={onClose} autoFocus>
            {translate('form.cancel')}
          </Button>
          <ActionButton
            variant="contained"
            color="error"
            disabled={!usage || isRemoving || (isUsed && target === null)}
            onClick={() => remove(isUsed ? target : null)}
          >
            {translate(`${messages}.${isUsed ? 'moveAndDelete' : 'actions.delete'}`)}
          </ActionButton>
        </>
      }
    >
      {refusal && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {refusal}
        </Alert>
      )}
      {isPending && <LoadingBox height={72} />}
      {usage && !isUsed && (
        <DialogContentText>{translate(`${messages}.deleteText`)}</DialogContentText>
      )}
      {usage && isUsed && (
        <>
          <Usage usage={usage} />
          <DialogContentText sx={{ mt: 2, mb: 1.5 }}>
            {translate(`${messages}.moveThem`)}
          </DialogContentText>
          <PickTree
            label={translate(`${messages}.moveThem`)}
            nodes={nodes}
            picked={target}
            onPick={setPicked}
            isPossible={isPossible}
            height={216}
          />
        </>
      )}
    </DialogFrame>
  );
};

/**
 * Returns a test for move targets. It excludes the category itself, its descendants, and categories
 * where the move would create a fifth level.
 */
const useTargets = (nodes: readonly TreeNode[], id: string): ((target: string) => boolean) =>
  useMemo(() => {
    const index = indexTree(nodes);
    const node = index.places.get(id)?.node;
    const levels = node ? levelsOf(node) - 1 : 0;
    return (target) => {
      const place = index.places.get(target);
      if (!place || target === id || idsAbove(index, target).includes(id)) return false;
      return fitsBelow(place.level, levels);
    };
  }, [nodes, id]);
