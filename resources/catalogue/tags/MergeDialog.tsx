import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { MergeTagsDocument } from './operations.generated.ts';
import type { TagRecord } from './record.generated.ts';

interface Props {
  tags: readonly TagRecord[];
  onClose: () => void;
}

/** Merges the selected tags into one of them, which replaces the others in all records. */
export const MergeDialog = ({ tags, onClose }: Props) => {
  const translate = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const { onUnselectItems } = useListContext();
  const textId = useId();
  // preselect the most used tag
  const [likeliest] = [...tags].sort((a, b) => (b.usage ?? 0) - (a.usage ?? 0));
  const [into, setInto] = useState(likeliest?.id ?? '');
  const merge = useApiMutation(MergeTagsDocument, {
    onSuccess: ({ mergeTags }) => {
      notify('resources.collections/tags.merged', {
        type: 'success',
        messageArgs: { name: mergeTags.data.name },
      });
      onUnselectItems();
      refresh();
    },
    onError: reportError,
    onSettled: onClose,
  });
  const ids = tags.map((tag) => tag.id).filter((id) => id !== into);
  return (
    <DialogFrame
      onClose={onClose}
      width="xs"
      title={translate('resources.collections/tags.mergeTitle')}
      isAtRisk={into !== (likeliest?.id ?? '')}
      isPending={merge.isPending}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <ActionButton
            variant="contained"
            disabled={merge.isPending}
            onClick={() => merge.mutateAsync({ input: { ids, into } })}
          >
            {translate('resources.collections/tags.merge')}
          </ActionButton>
        </>
      }
    >
      <DialogContentText id={textId}>
        {translate('resources.collections/tags.mergeText')}
      </DialogContentText>
      <RadioGroup
        aria-labelledby={textId}
        value={into}
        onChange={(event) => setInto(event.target.value)}
        sx={{ mt: 1 }}
      >
        {tags.map(({ id, name, usage }) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio />}
            label={`${name} (${usage ?? 0})`}
          />
        ))}
      </RadioGroup>
    </DialogFrame>
  );
};
