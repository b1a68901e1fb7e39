import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useCallback, useRef } from 'react';
import { type FormProps, RecordContextProvider, useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useInvalidateApiQueries } from '#providers/api/useInvalidateApiQueries.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { hasUnsaved } from '#providers/unsaved.ts';
import { ConflictProvider, useConflict } from '#ui/conflict/conflictContext.ts';
import { AppForm } from '#ui/form/AppForm.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useShown } from '#ui/form/useShownRecord.ts';
import { RecordHistory } from '#ui/history/RecordHistory.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { useReportFormError } from '#ui/layout/useReportError.ts';
import type { RecordField } from '#ui/record/recordField.ts';

interface OwnRecord {
  id: string;
  version: number;
}

/** The API calls that read and write the record. */
export interface OwnRecordCalls<Item extends OwnRecord, Input, Loaded, Saved> {
  /** The entity's name in the API. */
  entity: string;
  one: TypedDocumentNode<Loaded, Record<string, never>>;
  update: TypedDocumentNode<Saved, { input: Input }>;
  loadedOf: (data: Loaded) => Item;
  savedOf: (data: Saved) => Item;
}

interface Props<Item extends OwnRecord, Input, Loaded, Saved> {
  calls: OwnRecordCalls<Item, Input, Loaded, Saved>;
  title: string;
  subtitle: string;
  /** The record's name as the history shows it. */
  nameOf: (record: Item) => string;
  fields: readonly RecordField[];
  validate: (record: Item) => FormProps['validate'];
  inputOf: (values: object) => Input;
  /** Message key of the toast after saving. */
  savedMessage: (saved: Item, before: Item) => string;
  onSaved?: () => void;
  /** Message key of the error shown when the record cannot be loaded. */
  failed: string;
  /** Further actions beside the heading, rendered inside the form. */
  actions?: ReactNode;
  children: (record: Item) => ReactNode;
}

const home = '/';
/** Limits the width, because long lines are hard to read and wide fields are not easier to fill. */
const width = 880;

/**
 * The page of a singleton record, which each owner has once and no list shows: form, conflicts and
 * history.
 */
export const OwnRecordPage = <Item extends OwnRecord, Input, Loaded, Saved>(
  props: Props<Item, Input, Loaded, Saved>,
) => {
  const { calls, title, subtitle, failed } = props;
  const { data, error, isFetchedAfterMount, refetch } = useApiQuery(calls.one, {});
  // ignores the cache, because the record may have changed elsewhere
  const loaded = isFetchedAfterMount && data ? calls.loadedOf(data) : undefined;
  const savedVersion = useRef<number>(undefined);
  const shown = useShown(loaded, savedVersion, hasUnsaved());
  if (shown) return <OwnRecordForm {...props} record={shown} savedVersion={savedVersion} />;
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <Card>
        {error ? (
          <NotLoaded title={failed} error={error} onRetry={refetch} />
        ) : (
          <Skeleton variant="rounded" height={240} />
        )}
      </Card>
    </>
  );
};

const OwnRecordForm = <Item extends OwnRecord, Input, Loaded, Saved>({
  record,
  savedVersion,
  ...props
}: Props<Item, Input, Loaded, Saved> & {
  record: Item;
  savedVersion: { current: number | undefined };
}) => {
  const { calls, nameOf, fields, children } = props;
  const fetchOne = useLazyApiQuery(calls.one);
  const load = useCallback(async () => calls.loadedOf(await fetchOne({})), [fetchOne, calls]);
  const { mutateAsync: update } = useApiMutation(calls.update);
  const { take, conflict } = useConflict(calls.entity, fields, load);
  const notify = useNotify();
  const reportError = useReportFormError();
  const invalidate = useInvalidateApiQueries();
  const save = async (values: object) => {
    try {
      const saved = calls.savedOf(await update({ input: props.inputOf(values) }));
      savedVersion.current = saved.version;
      notify(props.savedMessage(saved, record), { type: 'success' });
      props.onSaved?.();
      await invalidate([calls.one]);
    } catch (error) {
      if (take(error)) return undefined;
      reportError(error);
      return error instanceof RequestError ? error.body.errors : undefined;
    }
    return undefined;
  };
  return (
    <RecordContextProvider value={{ ...record, name: nameOf(record) }}>
      <AppForm
        noValidate
        record={record}
        validate={props.validate(record)}
        sanitizeEmptyValues
        onSubmit={save}
      >
        <Box sx={{ maxWidth: width }}>
          <PageHeader
            title={props.title}
            subtitle={props.subtitle}
            actions={
              <>
                {props.actions}
                <RecordHistory entity={calls.entity} fields={fields} />
              </>
            }
          />
          {children(record)}
          <ConflictProvider value={conflict}>
            <SaveBar backTo={home} />
          </ConflictProvider>
        </Box>
        <UnsavedGuard />
      </AppForm>
    </RecordContextProvider>
  );
};
