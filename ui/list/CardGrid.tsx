import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** A list's records as cards, in as many columns as fit. */
export const CardGrid = ({ children }: { children: ReactNode }) => {
  const { data, isPending } = useListContext<RaRecord>();
  return (
    <Box component="ul" aria-busy={isPending || undefined} sx={gridStyles}>
      {isPending
        ? skeletons.map((key) => (
            <li key={key}>
              <Skeleton variant="rounded" height={220} />
            </li>
          ))
        : data?.map((record) => (
            <RecordContextProvider key={record.id} value={record}>
              <li>{children}</li>
            </RecordContextProvider>
          ))}
    </Box>
  );
};

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 2,
  listStyle: 'none',
  m: 0,
  p: 2,
  '& > li': { display: 'grid', minWidth: 0 },
} as const;
