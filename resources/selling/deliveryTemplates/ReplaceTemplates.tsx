import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useGetList, useListContext, useNotify, useRefresh } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { choicesQuery } from '#providers/dataProvider/operations.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { Picker } from '#ui/pickers/Picker.tsx';
import { ReplaceDeliveryTemplatesDocument } from './operations.generated.ts';

interface Named {
  id: string;
  name: string;
}

interface Props {
  records: readonly Named[];
  onClose: () => void;
}

const byName = { field: 'name', order: 'ASC' } as const;

/** Deletes templates that products use, after replacing them with another template. */
export const ReplaceTemplates = ({ records, onClose }: Props) => {
  const translate = useText();
  const text = useText('resources.delivery/details');
  const notify = useNotify();
  const refresh = useRefresh();
  const { onUnselectItems } = useListContext();
  const [into, setInto] = useState<Named | null>(null);
  const { data = [], isPending } = useGetList<Named>('delivery/details', {
    filter: {},
    sort: byName,
    pagination: { page: 1, perPage: limits.maxPageSize },
    ...choicesQuery,
  });
  const replace = useApiMutation(ReplaceDeliveryTemplatesDocument, {
    onSuccess: ({ replaceDeliveryTemplates }) => {
      const { name } = replaceDeliveryTemplates.data;
      notify(text('replace.done', { name }), { type: 'success' });
      onUnselectItems();
      refresh();
      onClose();
    },
    onError: useReportError(),
  });
  const ids = records.map(({ id }) => id);
  const others = data.filter(({ id }) => !ids.includes(id));
  const hasNone = !isPending && others.length === 0;
  return (
    <DialogFrame
      onClose={onClose}
      width="xs"
      title={text('replace.title')}
      isAtRisk={into !== null}
      isPending={replace.isPending}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          {!hasNone && (
            <ActionButton
              variant="contained"
              disabled={!into || replace.isPending}
              onClick={() => into && replace.mutateAsync({ input: { ids, into: into.id } })}
            >
              {text('replace.confirm')}
            </ActionButton>
          )}
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>
        {hasNone
          ? text('replace.none')
          : text('replace.text', {
              smart_count: records.length,
              names: records.map(({ name }) => name).join(', '),
            })}
      </DialogContentText>
      {!hasNone && (
        <Picker<Named>
          label={text('replace.label')}
          autoFocus
          choices={others}
          isLoading={isPending}
          value={into}
          onChange={setInto}
        />
      )}
    </DialogFrame>
  );
};
