import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { PlannedItem } from './PlannedItem.tsx';
import type { Plan } from './plan.ts';
import type { usePictureUploads } from './usePictureUploads.ts';

const rowHeight = 84;
const listHeight = 420;

type Uploads = ReturnType<typeof usePictureUploads>;

interface Props extends Pick<Uploads, 'isRunning' | 'name' | 'remove'> {
  /** The filtered part of the plan. */
  plan: Plan;
}

/** Lists the files; renders only visible rows, because each loads its image. */
export const PlannedList = ({ plan, isRunning, name, remove }: Props) => {
  const translate = useText();
  const [area, setArea] = useState<HTMLElement | null>(null);
  const virtualizer = useVirtualizer({
    count: plan.length,
    getScrollElement: () => area,
    estimateSize: () => rowHeight,
    getItemKey: (index) => plan[index]?.key ?? index,
    overscan: 4,
  });
  const removeAt = useFocusAfterRemoval({ plan, area, remove });
  return (
    <Box
      ref={setArea}
      // makes the area scrollable with the arrow keys
      tabIndex={0}
      role="region"
      aria-label={translate('resources.gallery.upload.list')}
      sx={{
        height: Math.min(listHeight, plan.length * rowHeight + 2),
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box
        component="ul"
        sx={{ position: 'relative', listStyle: 'none', m: 0, p: 0 }}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const picture = plan[index];
          return (
            picture && (
              <Box
                component="li"
                key={key}
                aria-posinset={index + 1}
                aria-setsize={plan.length}
                sx={{ position: 'absolute', top: 0, left: 0, width: 1, height: rowHeight }}
                style={{ transform: `translateY(${start}px)` }}
              >
                <PlannedItem
                  picture={picture}
                  isFixed={isRunning}
                  onName={name}
                  onRemove={removeAt}
                />
              </Box>
            )
          );
        })}
      </Box>
    </Box>
  );
};

interface Removal {
  plan: Plan;
  area: HTMLElement | null;
  remove: (key: string) => void;
}

/** After a removal, focuses the next removable file, otherwise the previous one or the list. */
const useFocusAfterRemoval = ({ plan, area, remove }: Removal) => {
  const latest = useRef(plan);
  latest.current = plan;
  const removedFrom = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the plan no longer contains the file
  useEffect(() => {
    const place = removedFrom.current;
    removedFrom.current = null;
    if (place === null) return;
    const keys = [plan[place], plan[place - 1]].flatMap((picture) => picture?.key ?? []);
    const buttons = keys.map((key) => area?.querySelector<HTMLElement>(`[data-remove="${key}"]`));
    (buttons.find(Boolean) ?? area)?.focus();
  }, [plan]);
  // keep the callback stable; rows render again when it changes
  return useCallback(
    (key: string) => {
      removedFrom.current = latest.current.findIndex((picture) => picture.key === key);
      remove(key);
    },
    [remove],
  );
};
