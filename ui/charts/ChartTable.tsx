import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router';
import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { type Row, type Series, sumOf } from './data.ts';

interface Props {
  title: string;
  rowHeading: string;
  series: readonly Series[];
  rows: readonly Row[];
  hasSum?: boolean;
}

/** A chart's numbers as a table. */
export const ChartTable = ({ title, rowHeading, series, rows, hasSum = false }: Props) => {
  const translate = useText();
  const locale = language.use();
  return (
    <TableContainer tabIndex={0} role="group" aria-label={title} sx={{ maxHeight: 420 }}>
      <Table size="small" stickyHeader aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{rowHeading}</TableCell>
            {series.map(({ name }) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
            {hasSum && <TableCell align="right">{translate('charts.sum')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, label, values, to }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {to ? (
                  <Link component={RouterLink} to={to}>
                    {label}
                  </Link>
                ) : (
                  label
                )}
              </TableCell>
              {(hasSum ? [...values, sumOf(values)] : values).map((value, index) => (
                <TableCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no key other than their position
                  key={index}
                  align="right"
                  sx={{ fontVariantNumeric: 'tabular-nums' }}
                >
                  {numberText(value, locale)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
