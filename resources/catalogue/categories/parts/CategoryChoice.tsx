import Popover, { type PopoverProps } from '@mui/material/Popover';
import { useMemo } from 'react';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import { useFilter } from '#ui/list/useFilter.ts';
import { CheckTree } from '#ui/tree/CheckTree.tsx';
import { useCategoryNodes } from './useCategoryNodes.ts';

interface Props {
  label: string;
  popup: Pick<PopoverProps, 'open' | 'anchorEl'> & { onClose: () => void };
}

/** The tree of the category filter, and the chip with the chosen categories. */
const CategoryChoice = ({ label, popup }: Props) => {
  const [value, setValue] = useFilter('categories');
  const checked = useMemo(() => new Set(value.split(',').filter(Boolean)), [value]);
  const { nodes, index, isPending } = useCategoryNodes();
  const names = [...checked].flatMap((id) => index.places.get(id)?.node.name ?? []);
  return (
    <>
      <Popover
        {...popup}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 360, p: 2 } } }}
      >
        {isPending ? (
          <LoadingBox height={240} />
        ) : (
          <CheckTree
            label={label}
            nodes={nodes}
            checked={checked}
            onChange={(next) => setValue([...next].join(','))}
          />
        )}
      </Popover>
      <FilterChip source="categories" label={label}>
        {names.join(', ')}
      </FilterChip>
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default CategoryChoice;
