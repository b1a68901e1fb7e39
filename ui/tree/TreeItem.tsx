import {
  type AriaAttributes,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useCallback,
} from 'react';
import type { TreeRow } from './useVirtualTree.ts';

interface Props extends TreeRow, Pick<AriaAttributes, 'aria-checked' | 'aria-selected'> {
  rowHeight: number;
  /** Called on a click outside the chevron, which opens and closes the node. */
  onChoose: (id: string) => void;
  isDisabled?: boolean;
  /** Further text for screen readers, after the name. */
  description?: string;
  /** A state that the tree's styles use. */
  state?: string;
  children: ReactNode;
}

/** A row of a tree: indented, with a chevron if the node has children. */
export const TreeItem = ({ item, node, top, level, isOpen, isFocused, ...props }: Props) => {
  const isFolder = node.children.length > 0;
  const register = useCallback(
    (element: HTMLElement | null) => item.registerElement(element),
    [item],
  );
  // replaces the library's handler, which opens and closes the node on any click
  const click = ({ target }: MouseEvent<HTMLElement>) => {
    item.setFocused();
    if (isFolder && (target as Element).closest('.chevron')) {
      if (isOpen) item.collapse();
      else item.expand();
    } else if (!props.isDisabled) props.onChoose(node.id);
  };
  const style: CSSProperties & Record<'--level', number> = {
    height: props.rowHeight,
    transform: `translateY(${top}px)`,
    '--level': level,
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
    <div
      {...item.getProps()}
      ref={register}
      role="treeitem"
      tabIndex={isFocused ? 0 : -1}
      aria-checked={props['aria-checked']}
      aria-selected={props['aria-selected']}
      aria-disabled={props.isDisabled || undefined}
      aria-description={props.description}
      data-id={node.id}
      data-state={props.state}
      onClick={click}
      style={style}
    >
      <span className="chevron" data-open={isOpen || undefined} aria-hidden>
        {isFolder && (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9.3 17.7a1 1 0 0 1 0-1.4l4.3-4.3-4.3-4.3a1 1 0 1 1 1.4-1.4l5 5a1 1 0 0 1 0 1.4l-5 5a1 1 0 0 1-1.4 0Z" />
          </svg>
        )}
      </span>
      {props.children}
    </div>
  );
};
