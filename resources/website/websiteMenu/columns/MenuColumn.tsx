import AddIcon from '@mui/icons-material/Add';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useId } from 'react';
import { useEvent } from 'react-admin';
import { limits } from '#contract/limits.ts';
import type { MenuLevel } from '#contract/rules/website/menuItem.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  type MenuColumnQuery,
  OrderMenuItemsDocument,
} from '#resources/website/websiteMenu/operations.generated.ts';
import type { MenuRow } from '#resources/website/websiteMenu/operations.ts';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { placesOf } from '#ui/sortable/places.ts';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import { useReorder } from '#ui/sortable/useReorder.ts';
import { MenuRowItem } from './MenuRowItem.tsx';
import type { OnRowAction } from './useRowActions.ts';

interface Props {
  level: MenuLevel;
  column: {
    data: MenuColumnQuery | undefined;
    error: Error | null;
    refetch: () => unknown;
  };
  chosen: string | undefined;
  onAct: OnRowAction;
  onChoose: (id: string) => void;
  onCreate: () => void;
}

/** Lists the items of one level, with their number and a button that adds an item. */
export const MenuColumn = ({ level, column, onCreate, ...list }: Props) => {
  const translate = useText();
  const text = useText('resources.website-menu');
  const titleId = useId();
  const page = column.data?.getMenuItems.data;
  return (
    <Card component="section" aria-labelledby={titleId} sx={card}>
      <Box sx={head}>
        <Typography id={titleId} variant="h3" component="h2">
          {translate('resources.website-menu.level', { level })}
        </Typography>
        {page && (
          <Chip
            size="small"
            label={page.total}
            aria-label={translate('resources.website-menu.itemCount', page.total)}
            // `aria-label` requires a role
            role="img"
          />
        )}
        <Button
          size="small"
          startIcon={<AddIcon />}
          onClick={onCreate}
          disabled={(page?.total ?? 0) >= limits.menuColumn}
          aria-label={translate('resources.website-menu.createOn', { level })}
          sx={{ ml: 'auto' }}
        >
          {text('create')}
        </Button>
      </Box>
      <Box sx={{ overflowY: 'auto', flex: 1, minHeight: 0 }}>
        {page && page.results.length > 0 && <Rows items={page.results} level={level} {...list} />}
        {page?.results.length === 0 && (
          <StateMessage
            icon={<InboxIcon />}
            title={text('empty')}
            action={
              <Button variant="contained" onClick={onCreate}>
                {text('createFirst')}
              </Button>
            }
          />
        )}
        {!page && column.error && (
          <NotLoaded error={column.error} onRetry={() => column.refetch()} />
        )}
        {!page && !column.error && (
          <Stack spacing={1.5} sx={{ p: 2 }} role="status" aria-label={translate('list.loading')}>
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} variant="rounded" height={44} />
            ))}
          </Stack>
        )}
      </Box>
    </Card>
  );
};

interface RowsProps extends Pick<Props, 'level' | 'chosen' | 'onAct' | 'onChoose'> {
  items: readonly MenuRow[];
}

const Rows = ({ items, level, chosen, onAct, onChoose }: RowsProps) => {
  const translate = useText();
  const { mutateAsync } = useApiMutation(OrderMenuItemsDocument);
  const { shown, move } = useReorder(items, {
    save: (_, __, ids) => mutateAsync({ items: placesOf(ids) }),
    changed: 'resources.website-menu.orderChanged',
  });
  const choose = useEvent(onChoose);
  // keep the function stable, so that moving a row does not render the other rows
  const renderItem = useCallback(
    (row: MenuRow, handle: ReactNode) => (
      <MenuRowItem
        row={row}
        handle={handle}
        isChosen={row.id === chosen}
        onAct={onAct}
        onChoose={choose}
      />
    ),
    [chosen, onAct, choose],
  );
  return (
    <SortableList
      items={shown}
      keyOf={idOf}
      nameOf={nameOf}
      label={translate('resources.website-menu.level', { level })}
      onMove={move}
      sx={{ '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      renderItem={renderItem}
    />
  );
};

const idOf = ({ id }: MenuRow) => id;
const nameOf = ({ name }: MenuRow) => name;

const card = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxHeight: { xs: 520, lg: 'calc(100vh - 220px)' },
  minHeight: { lg: 420 },
} as const;

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
