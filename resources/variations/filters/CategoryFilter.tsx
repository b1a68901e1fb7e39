import ExpandIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import {
  CategoryTreeDocument,
  type CategoryTreeQuery,
} from '#resources/variations/lookups.generated.ts';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import { useFilter } from '#ui/list/useFilter.ts';
import { CheckTree } from '#ui/tree/CheckTree.tsx';
import { pathTo, type TreeNode } from '#ui/tree/checks.ts';

type Branch = { id: string; name: string; children?: readonly Branch[] };

const nodeOf = ({ id, name, children = [] }: Branch): TreeNode => ({
  id,
  name,
  children: children.map(nodeOf),
});

const treeOf = (data: CategoryTreeQuery | undefined): TreeNode[] =>
  (data?.categories.data ?? []).map(nodeOf);

// the tree changes seldom, and every list with this filter asks for it
const staleTime = 5 * 60_000;

/** Categories to choose from their tree; each stands for all below it. */
export const CategoryFilter = () => {
  const translate = useTranslate();
  const [value, setValue] = useFilter('categories');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useAsk('categories', CategoryTreeDocument, {}, { staleTime });
  const nodes = useMemo(() => treeOf(data), [data]);
  const checked = useMemo(() => new Set(value.split(',').filter(Boolean)), [value]);
  const label = translate('resources.products/variations.fields.categories');
  const names = [...checked].map((id) => pathTo(nodes, id).at(-1)?.name).filter(Boolean);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ExpandIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ height: 40, borderColor: 'action.disabled', fontWeight: 400 }}
      >
        {checked.size > 0 ? `${label} (${checked.size})` : label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 360, p: 2 } } }}
      >
        <CheckTree
          label={label}
          nodes={nodes}
          checked={checked}
          onChange={(next) => setValue([...next].join(','))}
        />
      </Popover>
      <FilterChip source="categories" label={label}>
        {names.join(', ')}
      </FilterChip>
    </>
  );
};
