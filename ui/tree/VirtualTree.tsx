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
  /** Names the tree. */
  label: string;
  /** The id of an element that says which keys do what. */
  describedBy?: string;
  state: VirtualTreeState;
  /** A {@link TreeItem} with its key. */
  renderRow: (row: TreeRow) => ReactElement;
  /** Hears each key before the tree does; one whose propagation it stops the tree does not hear. */
  onKey: (event: KeyboardEvent) => void;
  sx?: SxProps<Theme>;
  /** Further handlers of the tree's element. */
  handlers?: HTMLAttributes<HTMLDivElement>;
  /** What lies over the rows. */
  children?: ReactNode;
}

/** A tree of which only the rows in view are there. */
export const VirtualTree = ({ label, describedBy, state, renderRow, sx, ...props }: Props) => {
  const { tree, area, rows, height } = state;
  // one function for as long as the tree lives, or it would listen anew at each rendering
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
