import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
} from 'react';
import { treeStyles } from './treeStyles.ts';
import type { TreeRow, VirtualTreeState } from './useVirtualTree.ts';

interface Props {
  /** Accessible name of the tree. */
  label: string;
  /** Id of an element that explains the keys. */
  describedBy?: string;
  state: VirtualTreeState;
  /** Renders a {@link TreeItem} with its key. */
  renderRow: (row: TreeRow) => ReactElement;
  /**
   * Called for each key before the tree handles it; `stopPropagation` keeps the key from the tree.
   */
  onKey: (event: KeyboardEvent) => void;
  sx?: SxProps<Theme>;
  /** Further handlers of the tree's element. */
  handlers?: HTMLAttributes<HTMLDivElement>;
  /** Content on top of the rows. */
  children?: ReactNode;
}

/** A tree that renders only the visible rows. */
export const VirtualTree = ({ label, describedBy, state, renderRow, sx, ...props }: Props) => {
  const { tree, area, rows, height } = state;
  // memoised, because the tree would otherwise resubscribe on each render
  const register = useCallback(
    (element: HTMLElement | null) => tree.registerElement(element),
    [tree],
  );
  return (
    <Box ref={area} sx={[treeStyles, ...(Array.isArray(sx) ? sx : [sx ?? {}])]}>
      <div
        {...tree.getContainerProps(label)}
        {...props.handlers}
        ref={register}
        role="tree"
        aria-describedby={describedBy}
        style={{ height }}
        onKeyDownCapture={props.onKey}
      >
        {rows.map(renderRow)}
        {props.children}
      </div>
    </Box>
  );
};
