import ExpandIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { Suspense, useMemo } from 'react';
import { useResourceContext, useTranslateLabel } from 'react-admin';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import { useFilter } from '#ui/list/useFilter.ts';
import { useAnchor } from '#ui/menus/useAnchor.ts';
import { useCategoryNodes } from './useCategoryNodes.ts';

// load the tree lazily, because the list does not need it at first
const CheckTree = lazyPart(async () => ({
  default: (await import('#ui/tree/CheckTree.tsx')).CheckTree,
}));

/** Filters by categories from the tree; each includes its descendants. */
export const CategoryFilter = () => {
  const [value, setValue] = useFilter('categories');
  const tree = useAnchor('dialog');
  const checked = useMemo(() => new Set(value.split(',').filter(Boolean)), [value]);
  const resource = useResourceContext();
  const label = String(useTranslateLabel()({ source: 'categories', resource }));
  const { nodes, index, isPending } = useCategoryNodes({
    enabled: tree.popup.open || checked.size > 0,
  });
  const names = [...checked].flatMap((id) => index.places.get(id)?.node.name ?? []);
  const loading = <LoadingBox height={240} />;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ExpandIcon />}
        {...tree.button}
        sx={{ height: 40, borderColor: 'action.disabled', fontWeight: 400 }}
      >
        {checked.size > 0 ? `${label} (${checked.size})` : label}
      </Button>
      <Popover
        {...tree.popup}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 360, p: 2 } } }}
      >
        <Suspense fallback={loading}>
          {isPending ? (
            loading
          ) : (
            <CheckTree
              label={label}
              nodes={nodes}
              checked={checked}
              onChange={(next) => setValue([...next].join(','))}
            />
          )}
        </Suspense>
      </Popover>
      <FilterChip source="categories" label={label}>
        {names.join(', ')}
      </FilterChip>
    </>
  );
};
