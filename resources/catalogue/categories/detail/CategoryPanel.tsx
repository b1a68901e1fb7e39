import NotFoundIcon from '@mui/icons-material/SearchOffOutlined';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { EditBase, useEditContext, useNotify } from 'react-admin';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { categoryFields } from '#resources/catalogue/categories/fields.ts';
import type { CategoryRecord } from '#resources/catalogue/categories/operations.ts';
import { useTreeCache } from '#resources/catalogue/categories/tree/useCategoryTree.ts';
import { ConflictProvider, useConflict } from '#ui/conflict/conflictContext.ts';
import { useFetchRecord } from '#ui/form/useFetchRecord.ts';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { useReportFormError } from '#ui/layout/useReportError.ts';
import { CategoryForm } from './CategoryForm.tsx';

const resource = 'collections/categories';

// a refetch must not overwrite unsaved changes
const recordQuery = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  gcTime: 0,
  // the panel itself shows errors, in place of react-admin's toast and redirect
  onError: () => undefined,
};

/** Edits the selected category beside the tree. */
export const CategoryPanel = ({ id }: { id: string }) => {
  const notify = useNotify();
  const reportError = useReportFormError();
  const cache = useTreeCache();
  const { take, conflict } = useConflict('category', categoryFields, useFetchRecord(resource));
  const [saved, setSaved] = useState<CategoryRecord | null>(null);
  return (
    <EditBase<CategoryRecord>
      key={id}
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={recordQuery}
      mutationOptions={{
        onSuccess: (record) => {
          notify(`resources.${resource}.saved`, { type: 'success' });
          setSaved(record);
          cache.adopt(record, null);
          void cache.refresh();
        },
        onError: (error, { id: refused }) => take(error, refused) || reportError(error),
      }}
    >
      <ConflictProvider value={conflict}>
        <Content saved={saved} />
      </ConflictProvider>
    </EditBase>
  );
};

const Content = ({ saved }: { saved: CategoryRecord | null }) => {
  const translate = useDynamicText();
  const { record, error, isPending } = useEditContext();
  if (record) return <CategoryForm saved={saved} />;
  if (error && !isPending) {
    return (
      <StateMessage
        icon={<NotFoundIcon />}
        title={translate('shell.notFound.title')}
        text={translate(error.message, { _: 'shell.notFound.text' })}
      />
    );
  }
  return (
    <Stack spacing={2} role="status" aria-label={translate('list.loading')}>
      <Skeleton variant="rounded" height={104} width={104} />
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height={40} />
    </Stack>
  );
};
