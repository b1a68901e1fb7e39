import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { spellingKey } from '#contract/rules/spelling.ts';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { watchJob } from '#providers/jobs/watchedJobs.ts';
import { InUseDialog } from '#resources/attributes/parts/InUseDialog.tsx';
import { Swatch } from '#resources/attributes/parts/Swatch.tsx';
import { useDeleting } from '#resources/attributes/parts/useDeleting.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useChoiceTexts } from '#ui/form/useChoiceTexts.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import {
  DeleteOptionsDocument,
  type DeleteOptionsMutation,
  MergeOptionsDocument,
} from './operations.generated.ts';
import type { ListedOption } from './useOptions.ts';

interface Props {
  /** All there are, one of which may take the place of others. */
  options: readonly ListedOption[];
  records: readonly ListedOption[];
  onClose: () => void;
  onChanged: () => Promise<void>;
}

const deleting = {
  document: DeleteOptionsDocument,
  result: ({ deleteAttributeOptionByIds }: DeleteOptionsMutation) => deleteAttributeOptionByIds,
};

/** Deletes options; for those that products have, another can take their place. */
export const DeleteOptionsDialog = ({ options, records, onClose, onChanged }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const reportError = useReportError();
  const { remove, isPending, used } = useDeleting(deleting, {
    onDone: async ({ data, failures, job }) => {
      if (job) watchJob(job.id);
      if (data.length > 0) {
        notify('resources.collections/attributes.options.deleted', {
          type: 'success',
          messageArgs: { smart_count: data.length },
        });
      }
      if (failures.length === 0) onClose();
      await onChanged();
    },
    onRefused: (error) => {
      onClose();
      reportError(error);
      void onChanged();
    },
  });
  const confirm = () => remove({ ids: records.map(({ id }) => id) }, records);
  // nobody is asked whether to delete what cannot be
  const replaced = records.every(({ usage }) => usage) ? records : used;
  if (replaced.length > 0) {
    return (
      <ReplaceDialog options={options} used={replaced} onClose={onClose} onChanged={onChanged} />
    );
  }
  return (
    <ConfirmDialog
      open
      text={translate('resources.collections/attributes.options.deleteText', {
        smart_count: records.length,
        name: records[0]?.name,
      })}
      isPending={isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};

interface ReplaceProps extends Pick<Props, 'options' | 'onClose' | 'onChanged'> {
  used: readonly { id: string; name: string }[];
}

const ReplaceDialog = ({ options, used, onClose, onChanged }: ReplaceProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const reportError = useReportError();
  const texts = useChoiceTexts();
  const [into, setInto] = useState<ListedOption | null>(null);
  const text = (key: string) =>
    translate(`resources.collections/attributes.options.replace.${key}`);
  const merge = useSend(MergeOptionsDocument, {
    onSuccess: ({ mergeAttributeOptions }) => {
      notify('resources.collections/attributes.options.replace.done', {
        type: 'success',
        messageArgs: { name: mergeAttributeOptions.data.name },
      });
      onClose();
      void onChanged();
    },
    onError: reportError,
  });
  const others = useMemo(() => {
    const going = new Set(used.map(({ id }) => id));
    return options.filter(({ id }) => !going.has(id));
  }, [options, used]);
  return (
    <InUseDialog
      of="option"
      records={used}
      onClose={onClose}
      remedy={
        <Autocomplete
          {...texts}
          options={others}
          value={into}
          onChange={(_event, chosen) => setInto(chosen)}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          filterOptions={matching}
          renderOption={({ key, ...props }, { switchType, value, name }) => (
            <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1 }}>
              <Swatch switchType={switchType} value={value} size={20} />
              {name}
            </Box>
          )}
          renderInput={(params) => <TextField {...params} label={text('label')} autoFocus />}
          sx={{ mb: 3 }}
        />
      }
      actions={
        <Button
          variant="contained"
          disabled={!into || merge.isPending}
          onClick={() =>
            into && merge.mutate({ input: { ids: used.map(({ id }) => id), into: into.id } })
          }
        >
          {text('confirm')}
        </Button>
      }
    />
  );
};

const shownAtOnce = 50;

/** The first of those that the text is part of: a list of thousands is searched, not scrolled. */
const matching = (
  options: ListedOption[],
  { inputValue }: { inputValue: string },
): ListedOption[] => {
  const wanted = spellingKey(inputValue);
  return options.filter(({ key }) => key.includes(wanted)).slice(0, shownAtOnce);
};
