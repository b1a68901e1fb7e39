import { memo } from 'react';
import { numberText } from '#contract/format.ts';
import type { Language } from '#contract/language.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { CategoryRow } from '#resources/catalogue/categories/operations.ts';
import { MarkedText } from '#ui/tree/MarkedText.tsx';
import { TreeItem } from '#ui/tree/TreeItem.tsx';
import type { TreeRow } from '#ui/tree/useVirtualTree.ts';
import { RenameField } from './RenameField.tsx';

interface Props extends TreeRow {
  rowHeight: number;
  category: CategoryRow;
  searched: string;
  isChosen: boolean;
  isMoving: boolean;
  isRenaming: boolean;
  onChoose: (id: string) => void;
  onMenu: (id: string, anchor: HTMLElement) => void;
  onRenamed: (id: string, name: string | null, byKey: boolean) => void;
}

const messages = 'resources.collections/categories';

/** Memoized, because scrolling a long tree renders many items. */
export const CategoryTreeItem = memo(
  ({ category, searched, isChosen, isMoving, isRenaming, ...props }: Props) => {
    const translate = useText();
    const { onMenu, onRenamed, ...row } = props;
    const { id, name, avatar, productCount } = category;
    const products = translate(`${messages}.products`, productCount ?? 0);
    return (
      <TreeItem
        {...row}
        aria-selected={isChosen}
        description={products}
        state={isMoving ? 'moving' : undefined}
      >
        <span className="picture">
          {avatar ? (
            <img src={`/images/${avatar}?w=64`} alt="" loading="lazy" draggable={false} />
          ) : (
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 4h7v7H4V4Zm9 0h7v7h-7V4ZM4 13h7v7H4v-7Zm9 0h7v7h-7v-7Z" />
            </svg>
          )}
        </span>
        {isRenaming ? (
          <RenameField name={name} onEnd={(...end) => onRenamed(id, ...end)} />
        ) : (
          <span className="name" title={name}>
            <MarkedText text={name} part={searched} />
          </span>
        )}
        <span
          className="count"
          title={products}
          data-count={numberText(productCount ?? 0, document.documentElement.lang as Language)}
        />
        <span className="tools">
          <span className="handle" aria-hidden title={translate(`${messages}.drag`)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 7a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3Zm0 6.5a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3ZM9 20a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3Zm6-13a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3Zm0 6.5a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3Zm0 6.5a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3Z" />
            </svg>
          </span>
          <button
            type="button"
            tabIndex={row.isFocused ? 0 : -1}
            aria-label={translate('list.actionsOf', { name })}
            aria-haspopup="menu"
            onClick={(event) => {
              event.stopPropagation();
              onMenu(id, event.currentTarget);
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 8a2 2 0 1 1 0-4 2 2 0 0 1 0 4Zm0 6a2 2 0 1 1 0-4 2 2 0 0 1 0 4Zm0 6a2 2 0 1 1 0-4 2 2 0 0 1 0 4Z" />
            </svg>
          </button>
        </span>
      </TreeItem>
    );
  },
);
