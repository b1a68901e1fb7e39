import Card from '@mui/material/Card';
import { isNotFound } from '#providers/graphql/errors.ts';
import { NoRecord } from './NoRecord.tsx';
import { NotLoaded } from './NotLoaded.tsx';

interface Props {
  error: Error;
  listAddress: string;
  onRetry: () => unknown;
}

/** Shown instead of a record's page if the record does not exist or could not be loaded. */
export const RecordNotLoaded = ({ error, listAddress, onRetry }: Props) => {
  if (isNotFound(error)) return <NoRecord listAddress={listAddress} />;
  return (
    <Card>
      <NotLoaded error={error} onRetry={onRetry} />
    </Card>
  );
};
