import { limits } from '#contract/limits.ts';
import type { CategoryRow } from '#resources/catalogue/categories/operations.ts';
import type { Destination } from '#resources/catalogue/categories/tree/rows.ts';
import { pathText, type TreeIndex } from '#ui/tree/treeIndex.ts';
import { CreateDialog } from './CreateDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';

/** The open dialog, with the category it concerns. */
export type Question =
  | { kind: 'create'; parentId: string | null }
  | { kind: 'copy' | 'move' | 'delete'; id: string };

interface Props {
  question: Question | null;
  index: TreeIndex;
  rows: readonly CategoryRow[];
  byId: ReadonlyMap<string, CategoryRow>;
  onClose: () => void;
  onCreated: (id: string) => void;
  onMove: (id: string, destination: Destination) => void;
  onDeleted: (id: string) => void;
}

export const CategoryDialogs = ({ question, index, rows, byId, onClose, ...on }: Props) => {
  if (!question) return null;
  const isTaken = (slug: string) => rows.some((row) => row.slug === slug);
  if (question.kind === 'create') {
    const { parentId } = question;
    return (
      <CreateDialog
        parentId={parentId}
        path={parentId === null ? '' : pathText(index, parentId)}
        isTaken={isTaken}
        onClose={onClose}
        onCreated={({ id }) => on.onCreated(id)}
      />
    );
  }
  const category = byId.get(question.id);
  if (!category) return null;
  if (question.kind === 'copy') {
    const parentId = category.parentId ?? null;
    return (
      <CreateDialog
        original={category}
        parentId={parentId}
        path={parentId === null ? '' : pathText(index, parentId)}
        isTaken={isTaken}
        onClose={onClose}
        onCreated={({ id }) => on.onCreated(id)}
      />
    );
  }
  return question.kind === 'move' ? (
    <MoveDialog
      category={category}
      nodes={index.roots}
      onClose={onClose}
      onMove={(parentId) => on.onMove(category.id, { parentId, beforeId: null })}
    />
  ) : (
    <DeleteDialog
      category={category}
      nodes={index.roots}
      onClose={onClose}
      onDeleted={() => on.onDeleted(category.id)}
    />
  );
};

/** Whether the category is on the deepest level, where categories cannot have children. */
export const isDeepest = (index: TreeIndex, id: string): boolean =>
  index.places.get(id)?.level === limits.categoryLevels;
