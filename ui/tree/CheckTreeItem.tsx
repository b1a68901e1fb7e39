import { memo } from 'react';
import type { CheckState } from './checks.ts';
import { MarkedText } from './MarkedText.tsx';
import { TreeItem } from './TreeItem.tsx';
import type { TreeRow } from './useVirtualTree.ts';

interface Props extends TreeRow {
  rowHeight: number;
  check: CheckState;
  searched: string;
  onToggle: (id: string) => void;
}

const ariaChecked: Record<CheckState, boolean | 'mixed'> = {
  checked: true,
  mixed: 'mixed',
  unchecked: false,
};

/** Memoised, because scrolling a long tree renders many items. */
export const CheckTreeItem = memo(({ check, searched, onToggle, ...row }: Props) => (
  <TreeItem {...row} aria-checked={ariaChecked[check]} onChoose={onToggle}>
    {/* hidden from screen readers, because the item itself exposes the state */}
    <span className="check">
      {check !== 'unchecked' && (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={check === 'checked' ? 'M3 8.5 6.5 12 13 4.5' : 'M3 8h10'} />
        </svg>
      )}
    </span>
    <span className="name" title={row.node.name}>
      <MarkedText text={row.node.name} part={searched} />
    </span>
  </TreeItem>
));
