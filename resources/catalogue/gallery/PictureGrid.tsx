import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useCallback, useState } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { WhenSelected } from '#ui/list/WhenSelected.tsx';
import { PictureCard } from './PictureCard.tsx';
import type { PictureRecord } from './record.generated.ts';
import { useRestoreFocusInList } from './useRestoreFocusInList.ts';

const DeleteBulkActions = lazyPart(async () => ({
  default: (await import('#ui/deletion/DeleteBulkActions.tsx')).DeleteBulkActions,
}));
const PictureDialog = lazyPart(() => import('./PictureDialog.tsx'));

const grid = {
  display: 'grid',
  gap: 2,
  p: 2,
  m: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, calc(50% - 8px)), 1fr))',
} as const;

const placeholders = Array.from({ length: 10 }, (_, index) => index);

/** Shows the pictures of a page as cards; a click opens the picture's dialog. */
export const PictureGrid = () => {
  const translate = useText();
  const { data, isPending, selectedIds, onToggleItem } = useListContext<PictureRecord>();
  const selected = new Set(selectedIds.map(String));
  const [shownId, setShownId] = useState<string | null>(null);
  const { list, notePlace, expectChange } = useRestoreFocusInList(data);
  const show = useCallback((id: string) => setShownId(id), []);
  if (isPending) {
    return (
      <Box role="status" aria-label={translate('list.loading')} sx={grid}>
        {placeholders.map((place) => (
          <Skeleton key={place} variant="rounded" sx={{ height: 260 }} />
        ))}
      </Box>
    );
  }
  const shown = data?.find(({ id }) => id === shownId);
  return (
    <>
      <Box
        ref={list}
        component="ul"
        onFocus={notePlace}
        aria-label={translate('resources.gallery.title')}
        sx={grid}
      >
        {data?.map((picture) => (
          <PictureCard
            key={picture.id}
            picture={picture}
            isSelected={selected.has(picture.id)}
            onSelect={onToggleItem}
            onShow={show}
          />
        ))}
      </Box>
      <WhenSelected>
        <DeleteBulkActions onDeleted={expectChange} />
      </WhenSelected>
      <Suspense fallback={null}>
        {shown && (
          <PictureDialog
            picture={shown}
            onClose={() => setShownId(null)}
            onChanged={expectChange}
          />
        )}
      </Suspense>
    </>
  );
};
