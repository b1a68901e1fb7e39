import MergeIcon from '@mui/icons-material/CallMerge';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import type { TagRecord } from './operations.ts';

/** Merges the selected tags, or deletes the unused ones among them. */
export const TagBulkActions = () => {
  const text = useText('resources.collections/tags');
  const { data = [], selectedIds } = useListContext<TagRecord>();
  const { isAll } = useBulkTarget();
  const [isMerging, setMerging] = useState(false);
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  return (
    <>
      <DeleteBulkActions of="tag">
        {selected.length > 1 && !isAll && (
          <BulkButton icon={<MergeIcon />} label={text('merge')} onClick={() => setMerging(true)} />
        )}
      </DeleteBulkActions>
      {isMerging && <MergeDialog tags={selected} onClose={() => setMerging(false)} />}
    </>
  );
};
