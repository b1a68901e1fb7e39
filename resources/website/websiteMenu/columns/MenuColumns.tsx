import ChooseIcon from '@mui/icons-material/TouchAppOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useEffect, useRef } from 'react';
import type { MenuLevel } from '#contract/rules/website/menuItem.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { Chosen } from '#resources/website/websiteMenu/address.ts';
import type { MenuTask } from '#resources/website/websiteMenu/tasks.ts';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { ItemProducts } from './ItemProducts.tsx';
import { MenuColumn } from './MenuColumn.tsx';
import { useChildColumn, type useFirstColumn } from './useColumn.ts';
import { useRowActions } from './useRowActions.ts';

interface Props {
  first: ReturnType<typeof useFirstColumn>;
  chosen: Chosen;
  onChoose: (level: MenuLevel, id: string) => void;
  onTask: (task: MenuTask) => void;
}

/** Shows levels 2, 3 and 4 side by side; the selected item of one level fills the next column. */
export const MenuColumns = ({ first, chosen, onChoose, onTask }: Props) => {
  const onAct = useRowActions(onTask);
  // ignore a selected item that no longer exists
  const present = (
    page: { data?: { getMenuItems: { data: { results: { id: string }[] } } } | undefined },
    id: string | undefined,
  ) => (page.data?.getMenuItems.data.results.some((item) => item.id === id) ? id : undefined);
  const level2 = present(first, chosen.level2);
  const second = useChildColumn(level2);
  const level3 = level2 && present(second, chosen.level3);
  const third = useChildColumn(level3);
  const level4 = level3 && present(third, chosen.level4);
  const grid = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  // where the columns stand below each other, the next one would be out of sight
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selection changes
  useEffect(() => {
    const [top, ...below] = [...(grid.current?.children ?? [])] as HTMLElement[];
    const next = below[level3 ? 1 : 0];
    if (hasChosen.current && top && next && next.offsetTop > top.offsetTop) {
      next.scrollIntoView?.({ block: 'start' });
    }
    hasChosen.current = false;
  }, [level2, level3]);
  const columnOf = (level: MenuLevel, parentId: string | null) => ({
    level,
    onAct,
    onChoose: (id: string) => {
      hasChosen.current = true;
      onChoose(level, id);
    },
    onCreate: () => onTask({ kind: 'create', level, parentId }),
  });
  return (
    <>
      <Box ref={grid} sx={columns}>
        <MenuColumn {...columnOf(2, null)} column={first} chosen={level2} />
        {level2 ? (
          <MenuColumn
            key={level2}
            {...columnOf(3, level2)}
            column={second}
            chosen={level3 || undefined}
          />
        ) : (
          <Prompt level={2} isWide />
        )}
        {level3 && (
          <MenuColumn
            key={level3}
            {...columnOf(4, level3)}
            column={third}
            chosen={level4 || undefined}
          />
        )}
        {level2 && !level3 && <Prompt level={3} />}
      </Box>
      {level4 && <ItemProducts key={level4} id={level4} />}
    </>
  );
};

/** Replaces the columns of lower levels until the user selects an item. */
const Prompt = ({ level, isWide = false }: { level: 2 | 3; isWide?: boolean }) => {
  const translate = useText();
  return (
    <Card
      variant="outlined"
      sx={{ gridColumn: { lg: isWide ? 'span 2' : undefined }, borderStyle: 'dashed' }}
    >
      <StateMessage
        icon={<ChooseIcon />}
        title={translate(`resources.website-menu.prompt.level${level}`)}
      />
    </Card>
  );
};

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  // leaves the chosen item in sight
  '& > *': { scrollMarginTop: '160px' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;
