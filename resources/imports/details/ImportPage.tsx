import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { RequestError } from '#providers/graphql/errors.ts';
import { isUnjudged } from '#resources/imports/parts/importState.ts';
import { UploadButton } from '#resources/imports/parts/UploadButton.tsx';
import { useImportAddress } from '#resources/imports/parts/useImportAddress.ts';
import { BackLink } from '#ui/form/BackLink.tsx';
import { NoRecord } from '#ui/layout/NoRecord.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

import { About } from './About.tsx';
import { ImportRows } from './ImportRows.tsx';
import { ImportState } from './ImportState.tsx';
import { useImport } from './useImport.ts';

/** Remounts per import, because another file can be uploaded here. */
const ImportPage = () => {
  const { id = '' } = useParams();
  return <OneImport key={id} id={id} />;
};

/** What a workbook would change or has changed, row by row, with the actions available. */
const OneImport = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const importAddress = useImportAddress();
  const { data: record, error, refetch, take } = useImport(id);
  if (!record) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
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

const Failed = ({ error, onRetry }: { error: Error; onRetry: () => unknown }) => {
  const importAddress = useImportAddress();
  const isGone = error instanceof RequestError && error.code === 'NOT_FOUND';
  if (isGone) return <NoRecord listAddress={importAddress()} />;
  return (
    <Card>
      <NotLoaded error={error} onRetry={onRetry} />
    </Card>
  );
};

const Loading = () => {
  const translate = useTranslate();
  return (
    <Stack spacing={2} role="status" aria-label={translate('list.loading')}>
      <Skeleton width={320} height={48} />
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={360} />
    </Stack>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ImportPage;
