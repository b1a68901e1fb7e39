import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { spellingKey } from '#contract/rules/catalogue/spelling.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { watchJob } from '#providers/jobs/watchedJobs.ts';
import { Swatch } from '#resources/catalogue/attributes/parts/Swatch.tsx';
import { ReplaceDialog } from '#ui/deletion/ReplaceDialog.tsx';
import { useDeletion } from '#ui/deletion/useDeletion.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { DeleteOptionsDocument, MergeOptionsDocument } from './operations.generated.ts';
import type { ListedOption } from './useOptions.ts';

interface Props {
  /** All options of the attribute; the user can choose a replacement from them. */
  options: readonly ListedOption[];
  records: readonly ListedOption[];
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** Deletes options. The user can replace options that products use with another option. */
export const DeleteOptionsDialog = ({ options, records, onClose, onChanged }: Props) => {
  const translate = useText();
  const notify = useNotify();
  const reportError = useReportError();
  const { mutateAsync } = useApiMutation(DeleteOptionsDocument);
  const { remove, isPending, used } = useDeletion({
    send: async (ids: string[]) => (await mutateAsync({ ids })).deleteAttributeOptionByIds,
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
  const confirm = () =>
    remove(
      records.map(({ id }) => id),
      records,
    );
  // skip the confirmation for options that cannot be deleted without a replacement
  const replaced = records.every(({ usage }) => usage) ? records : used;
  if (replaced.length > 0) {
    return (
      <ReplaceOptionsDialog
        options={options}
        used={replaced}
        onClose={onClose}
        onChanged={onChanged}
      />
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

const ReplaceOptionsDialog = ({ options, used, onClose, onChanged }: ReplaceProps) => {
  const text = useText('resources.collections/attributes.options.replace');
  const notify = useNotify();
  const merge = useApiMutation(MergeOptionsDocument, {
    onSuccess: ({ mergeAttributeOptions }) => {
      notify('resources.collections/attributes.options.replace.done', {
        type: 'success',
        messageArgs: { name: mergeAttributeOptions.data.name },
      });
      onClose();
      void onChanged();
    },
    onError: useReportError(),
  });
  const others = useMemo(() => {
    const going = new Set(used.map(({ id }) => id));
    return options.filter(({ id }) => !going.has(id));
  }, [options, used]);
  return (
    <ReplaceDialog
      of="option"
      used={used}
      label={text('label')}
      confirm={text('confirm')}
      isPending={merge.isPending}
      onReplace={(into) =>
        merge.mutate({ input: { ids: used.map(({ id }) => id), into: into.id } })
      }
      onClose={onClose}
      choices={others}
      filter={matching}
      renderChoice={({ switchType, value, name }) => (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Swatch switchType={switchType} value={value} size={20} />
          {name}
        </Box>
      )}
    />
  );
};

const shownAtOnce = 50;

/**
 * Returns the first options that match the text; users search thousands of options rather than
 * scroll.
 */
const matching = (options: ListedOption[], text: string): ListedOption[] => {
  const wanted = spellingKey(text);
  return options.filter(({ key }) => key.includes(wanted)).slice(0, shownAtOnce);
};
