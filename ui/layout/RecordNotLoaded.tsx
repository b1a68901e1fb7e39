import Card from '@mui/material/Card';
import { isNotFound } from '#providers/graphql/errors.ts';
import { NoRecord } from './NoRecord.tsx';
import { NotLoaded } from './NotLoaded.tsx';

interface Props {
  error: Error;
  listAddress: string;
  onRetry: () => unknown;
}

/** In place of a record's page: that there is none, or that it could not be loaded. */
export const RecordNotLoaded = ({ error, listAddress, onRetry }: Props) => {
  if (isNotFound(error)) return <NoRecord listAddress={listAddress} />;
  return (
    <Card>
      <NotLoaded error={error} onRetry={onRetry} />
    </Card>
  );
};
