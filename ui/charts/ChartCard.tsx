import TableIcon from '@mui/icons-material/TableRowsOutlined';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { Row, Series } from './data.ts';

interface Props {
  title: string;
  /** Heading of the table's first column. */
  rowHeading: string;
  series: readonly Series[];
  rows: readonly Row[];
  /** Adds a column with the sum of each row. */
  hasSum?: boolean;
  children: ReactNode;
}

/** A chart with a toggle to a table of its numbers. */
export const ChartCard = ({ title, children, ...table }: Props) => {
  const translate = useText();
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
