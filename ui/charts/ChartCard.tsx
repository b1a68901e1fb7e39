import TableIcon from '@mui/icons-material/TableRowsOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { Row, Series } from './data.ts';

interface Props {
  title: string;
  /** Of the table's first column. */
  rowHeading: string;
  series: readonly Series[];
  rows: readonly Row[];
  /** Whether the values of a row add up to something; a column for it. */
  hasSum?: boolean;
  children: ReactNode;
}

/** A chart, and the table of its numbers in its place. */
export const ChartCard = ({ title, children, ...table }: Props) => {
  const translate = useTranslate();
  const [isTable, setTable] = useState(false);
  return (
    <SectionCard
      title={title}
      action={
        <Button
          size="small"
          startIcon={<TableIcon />}
          aria-pressed={isTable}
          aria-label={translate('charts.tableOf', { title })}
          onClick={() => setTable(!isTable)}
          sx={isTable ? { backgroundColor: 'action.selected' } : undefined}
        >
          {translate('charts.table')}
        </Button>
      }
    >
      {isTable ? <ChartTable title={title} {...table} /> : children}
    </SectionCard>
  );
};
