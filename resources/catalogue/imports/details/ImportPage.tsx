import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { apiQueryKey } from '#providers/api/apiQueryKey.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ImportByIdDocument } from '#resources/catalogue/imports/operations.generated.ts';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import { isRunning, isUnjudged } from '#resources/catalogue/imports/parts/importState.ts';
import { UploadButton } from '#resources/catalogue/imports/parts/UploadButton.tsx';
import { useImportAddress } from '#resources/catalogue/imports/parts/useImportAddress.ts';
import { DateText } from '#ui/fields/DateText.tsx';
import { BackLink } from '#ui/form/BackLink.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { RecordLoading } from '#ui/layout/RecordLoading.tsx';
import { RecordNotLoaded } from '#ui/layout/RecordNotLoaded.tsx';
import { ImportRows } from './ImportRows.tsx';
import { ImportState } from './ImportState.tsx';

const cards = [120, 360];

/** Remounts for each import, because the user can upload another file on this page. */
const ImportPage = () => {
  const { id = '' } = useParams();
  return <OneImport key={id} id={id} />;
};

/** Shows row by row how a workbook would change or has changed the catalogue. */
const OneImport = ({ id }: { id: string }) => {
  const translate = useText();
  const importAddress = useImportAddress();
  const { data: record, error, refetch, take } = useImport(id);
  if (!record)
    return error ? (
      <RecordNotLoaded error={error} listAddress={importAddress()} onRetry={refetch} />
    ) : (
      <RecordLoading cards={cards} />
    );
  return (
    <>
      <PageHeader
        back={
          <BackLink to={importAddress()}>
            {translate('resources.products/imports.name', 2)}
          </BackLink>
        }
        title={record.name}
        subtitle={<About {...record} />}
        actions={<UploadButton isGhost />}
      />
      <Stack spacing={2}>
        <ImportState record={record} onChanged={take} onStopped={refetch} />
        {!isUnjudged(record) && <ImportRows record={record} />}
      </Stack>
    </>
  );
};

/** Shows who uploaded the workbook, and when. */
const About = ({ userName, createdAt }: Pick<ImportRecord, 'userName' | 'createdAt'>) => {
  const translate = useText();
  return (
    <>
      {translate('resources.products/imports.by', { name: userName })}
      {' · '}
      <DateText value={createdAt} />
    </>
  );
};

const pollMs = 1000;

/** Fetches an import, and polls it every second while it is running. */
const useImport = (id: string) => {
  const client = useQueryClient();
  const { data, error, refetch } = useApiQuery(
    ImportByIdDocument,
    { id },
    { pollMs: (last) => (last && isRunning(last.importById.data) ? pollMs : 0) },
  );
  return {
    data: data?.importById.data,
    error,
    refetch,
    /** Shows the record from an API response until the next poll. */
    take: (record: ImportRecord) =>
      client.setQueryData(apiQueryKey(ImportByIdDocument, { id }), {
        importById: { data: record },
      }),
  };
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ImportPage;
