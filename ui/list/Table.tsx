import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { TableBody } from './TableBody.tsx';

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
    body={TableBody}
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
      '& .RaDataTable-rowCell, & .RaDataTable-headerCell': { px: 1.25 },
      '& .RaDataTable-rowCell': { py: 1 },
      // what can be done with a row stays in sight when the table is wider than the screen
      '& .column-actions': {
        position: 'sticky',
        right: 0,
        zIndex: 1,
        backgroundColor: 'background.paper',
      },
      // the rows' hover colour lets what is below shine through, so it is laid upon the paper
      '& tr:hover .column-actions': ({ palette }: Theme) => ({
        backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
      }),
      '& .RaDataTable-headerCell.column-actions': { zIndex: 3 },
    }}
  >
    {children}
  </DataTable>
);
Table.Column = DataTable.Col;

/** The column of row menus; its heading is for whoever cannot see the buttons. */
const ActionsColumn = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <DataTable.Col
      label={
        <Box component="span" sx={visuallyHidden}>
          {translate('list.actions')}
        </Box>
      }
      cellClassName="column-actions"
      headerClassName="column-actions"
      align="right"
    >
      {children}
    </DataTable.Col>
  );
};
Table.Actions = ActionsColumn;
