import { DataTable } from 'ra-ui-materialui';
import type { ReactNode } from 'react';

interface Props {
  /** The bar of bulk actions; without one, rows cannot be selected. */
  bulkBar?: ReactNode;
  children: ReactNode;
}

const scrollHeight = 770;

/** The table of every list: its own scroll area, a heading that stays, generous rows. */
export const Table = ({ bulkBar, children }: Props) => (
  <DataTable
    rowClick={false}
    bulkActionButtons={bulkBar ? undefined : false}
    bulkActionsToolbar={bulkBar}
    sx={{
      '& .RaDataTable-tableWrapper': { maxHeight: scrollHeight, overflow: 'auto' },
      '& .RaDataTable-headerCell': {
        position: 'sticky',
        top: 0,
        zIndex: 2,
        backgroundColor: 'background.paper',
      },
      '& .RaDataTable-rowCell': { py: 1 },
    }}
  >
    {children}
  </DataTable>
);
Table.Column = DataTable.Col;
