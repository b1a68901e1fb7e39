import InboxIcon from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { NoMatches } from '#ui/tree/NoMatches.tsx';
import { pathTo } from '#ui/tree/treeIndex.ts';
import { useTreeSearch } from '#ui/tree/useTreeSearch.ts';
import { useVirtualTree } from '#ui/tree/useVirtualTree.ts';
import { CategoryPanel } from './detail/CategoryPanel.tsx';
import { PanelHeader } from './detail/PanelHeader.tsx';
import { roomForPanel, SidePanel } from './detail/SidePanel.tsx';
import { CategoryDialogs, isDeepest, type Question } from './dialogs/CategoryDialogs.tsx';
import { CategoryMenu } from './tree/CategoryMenu.tsx';
import { CategoryTree } from './tree/CategoryTree.tsx';
import type { Destination } from './tree/rows.ts';
import { TreeToolbar } from './tree/TreeToolbar.tsx';
import type { useCategoryTree } from './tree/useCategoryTree.ts';
import { useMoveCategory, useOrderCategories, useRenameCategory } from './tree/useTreeChanges.ts';
import { useChosen } from './useChosen.ts';

interface Props {
  tree: ReturnType<typeof useCategoryTree>;
  question: Question | null;
  onAsk: (question: Question | null) => void;
}

const rowHeight = 40;

/** Shows the tree beside the selected category. */
export const CategoriesWorkspace = ({ tree, question, onAsk }: Props) => {
  const translate = useText();
  const { rows, nodes, byId } = tree;
  const search = useTreeSearch(nodes);
  const { whole: index, found, expanded, setExpanded, searched } = search;
  const state = useVirtualTree({ index: found, expanded, onExpand: setExpanded, rowHeight });
  const { chosen, choose } = useChosen();
  const [renaming, setRenaming] = useState<string | null>(null);
  const [menu, setMenu] = useState<{ id: string; anchor: HTMLElement } | null>(null);
  const move = useMoveCategory();
  const order = useOrderCategories();
  const rename = useRenameCategory();
  const { reveal } = state;

  // scroll to the selected category, which may also change through links and the back button
  useEffect(() => {
    if (chosen !== null) reveal(chosen);
  }, [chosen, reveal]);

  const show = (id: string) => {
    if (!found.places.has(id)) search.setText('');
    reveal(id, true);
  };
  const moved = useRef<string | null>(null);
  const moveTo = (id: string, destination: Destination) => {
    moved.current = id;
    move.mutate({ id, ...destination });
  };
  // scroll to a moved category after the tree shows it at its new position
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change
  useEffect(() => {
    if (moved.current !== null) show(moved.current);
    moved.current = null;
  }, [rows]);
  const sortBelow = (id: string) => {
    const inOrder = [...(index.places.get(id)?.node.children ?? [])].sort((one, other) =>
      one.name.localeCompare(other.name, 'de'),
    );
    order.mutate({ parentId: id, ids: inOrder.map((child) => child.id) });
  };
  const deleted = useRef<string | null>(null);
  const afterDelete = (id: string) => {
    deleted.current = id;
    const place = state.shown.indexOf(id);
    const next = state.shown[place - 1] ?? state.shown[place + 1];
    if (next) show(next);
  };
  // navigate after the form has unmounted; its guard would otherwise ask about unsaved changes
  useEffect(() => {
    if (chosen !== null && chosen === deleted.current && !byId.has(chosen)) choose(null);
  });

  const path = chosen === null ? [] : pathTo(index, chosen);
  return (
    <>
      <Box sx={columns}>
        <Card sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
          <TreeToolbar search={search} />
          <Box sx={{ flex: 1, minHeight: 0, position: 'relative' }}>
            {found.roots.length === 0 ? (
              <Box sx={{ px: 2 }}>{rows.length === 0 ? <NoCategories /> : <NoMatches />}</Box>
            ) : (
              <CategoryTree
                state={state}
                index={found}
                byId={byId}
                searched={searched}
                chosen={chosen}
                renaming={renaming}
                onChoose={choose}
                onMenu={(id, anchor) => setMenu({ id, anchor })}
                onRename={setRenaming}
                onRenamed={(id, name) => rename.mutate({ id, name })}
                onMove={moveTo}
                onDelete={(id) => onAsk({ kind: 'delete', id })}
              />
            )}
          </Box>
          <Typography variant="body2" color="text.secondary" sx={hint}>
            <span>{translate('resources.collections/categories.total', rows.length)}</span>
            <Box component="span" sx={{ '@media (hover: none)': { display: 'none' } }}>
              {translate('resources.collections/categories.hint')}
            </Box>
          </Typography>
        </Card>
        <SidePanel onClose={() => choose(null)}>
          {chosen === null
            ? null
            : (titleId) => (
                <>
                  {path.length > 0 && (
                    <PanelHeader
                      id={titleId}
                      path={path}
                      isDeepest={isDeepest(index, chosen)}
                      onChoose={choose}
                      onCreate={() => onAsk({ kind: 'create', parentId: chosen })}
                      onCopy={() => onAsk({ kind: 'copy', id: chosen })}
                      onMove={() => onAsk({ kind: 'move', id: chosen })}
                      onDelete={() => onAsk({ kind: 'delete', id: chosen })}
                    />
                  )}
                  <CategoryPanel id={chosen} />
                </>
              )}
        </SidePanel>
      </Box>
      {menu && (
        <CategoryMenu
          anchor={menu.anchor}
          onClose={() => setMenu(null)}
          isDeepest={isDeepest(index, menu.id)}
          hasSeveralChildren={(index.places.get(menu.id)?.node.children.length ?? 0) > 1}
          onCreate={() => onAsk({ kind: 'create', parentId: menu.id })}
          onRename={() => setRenaming(menu.id)}
          onCopy={() => onAsk({ kind: 'copy', id: menu.id })}
          onMove={() => onAsk({ kind: 'move', id: menu.id })}
          onSort={() => sortBelow(menu.id)}
          onDelete={() => onAsk({ kind: 'delete', id: menu.id })}
        />
      )}
      <CategoryDialogs
        question={question}
        index={index}
        rows={rows}
        byId={byId}
        onClose={() => onAsk(null)}
        onCreated={(id) => {
          void tree.refetch();
          choose(id);
          show(id);
        }}
        onMove={moveTo}
        onDeleted={afterDelete}
      />
    </>
  );
};

const NoCategories = () => (
  <StateMessage icon={<InboxIcon />} title={useText()('resources.collections/categories.empty')} />
);

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media ${roomForPanel}`]: { gridTemplateColumns: 'minmax(0, 1fr) 420px' },
  // narrow screens need more space above the tree, because the page's buttons wrap to their own
  // line
  height: { xs: 'calc(100vh - 226px)', xl: 'calc(100vh - 172px)' },
  minHeight: 460,
  '& > *': { minHeight: 0, maxHeight: '100%' },
} as const;

const hint = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
} as const;
