import ExpandIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useResourceContext, useTranslateLabel } from 'react-admin';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useFilter } from '#ui/list/useFilter.ts';
import { useAnchor } from '#ui/menus/useAnchor.ts';

// loaded lazily, because the list does not need the tree at first
const CategoryChoice = lazyPart(() => import('./CategoryChoice.tsx'));

/** Filters by categories from the tree; each includes its descendants. */
export const CategoryFilter = () => {
  const [value] = useFilter('categories');
  const tree = useAnchor('dialog');
  const count = value.split(',').filter(Boolean).length;
  const resource = useResourceContext();
  const label = String(useTranslateLabel()({ source: 'categories', resource }));
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ExpandIcon />}
        {...tree.button}
        sx={{ height: 36, borderColor: 'action.disabled', fontWeight: 400 }}
      >
        {count > 0 ? `${label} (${count})` : label}
      </Button>
      <Suspense fallback={null}>
        {(tree.popup.open || count > 0) && <CategoryChoice label={label} popup={tree.popup} />}
      </Suspense>
    </>
  );
};
