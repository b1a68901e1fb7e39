import MergeIcon from '@mui/icons-material/CallMerge';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { DeleteTagsDocument } from './operations.generated.ts';
import type { TagRecord } from './operations.ts';

/** Merges the selected tags, or deletes those of them that nothing uses. */
export const TagBulkActions = () => {
  const translate = useTranslate();
  const { data, selectedIds } = useListContext<TagRecord>();
  const { isAll, rows, count } = useBulkTarget();
  const [isAsking, setAsking] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const { succeed, fail } = useBulkOutcome('resources.collections/tags.deleted');
  const remove = useSend(DeleteTagsDocument, {
    onSuccess: ({ deleteTagByIds }) => succeed(deleteTagByIds),
    onError: fail,
    onSettled: () => setAsking(false),
  });
  const selected = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  return (
    <>
      <BulkBar label="resources.collections/tags.selected">
        {selected.length > 1 && !isAll && (
          <BulkButton
            icon={<MergeIcon />}
            label={translate('resources.collections/tags.merge')}
            onClick={() => setMerging(true)}
          />
        )}
        <BulkButton
          isDangerous
          icon={<DeleteIcon />}
          label={translate('resources.collections/tags.delete')}
          onClick={() => setAsking(true)}
        />
      </BulkBar>
      {isMerging && <MergeDialog tags={selected} onClose={() => setMerging(false)} />}
      <ConfirmDialog
        open={isAsking}
        text={translate('resources.collections/tags.deleteText', count)}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(rows)}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
