import PriceIcon from '@mui/icons-material/PriceChangeOutlined';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { BackLink } from '#ui/form/BackLink.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import {
  LatestPriceChangesDocument,
  type LatestPriceChangesQuery,
} from './operations.generated.ts';

type Change = LatestPriceChangesQuery['priceChanges']['data']['results'][number];

const size = 50;

/** What changed in the prices of the vendor's sources, the newest first. */
const PriceChanges = () => {
  const text = useResourceText();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useAsk(
    'priceChanges',
    LatestPriceChangesDocument,
    { query: { page, size, order: 'DESC' as const } },
    { staleTime: 0 },
  );
  const list = data?.priceChanges.data;
  return (
    <>
      <PageHeader
        back={<BackLink to="/vendor-products">{text('name', 2)}</BackLink>}
        title={text('priceChanges.title')}
        subtitle={text('priceChanges.subtitle')}
      />
      <Card>
        {error && <NotLoaded error={error} title="bulkEdit.failed" onRetry={refetch} />}
        {list?.total === 0 && (
          <StateMessage
            icon={<PriceIcon />}
            title={text('priceChanges.empty')}
            text={text('priceChanges.emptyText')}
          />
        )}
        {list && list.total > 0 && <Changes rows={list.results} />}
        {list && list.total > size && (
          <TablePagination
            component="div"
            count={list.total}
            rowsPerPage={size}
            rowsPerPageOptions={[size]}
            page={page}
            onPageChange={(_event, next) => setPage(next)}
          />
        )}
      </Card>
    </>
  );
};

const Changes = ({ rows }: { rows: readonly Change[] }) => {
  const text = useResourceText();
  return (
    <TableContainer tabIndex={0} role="region" aria-label={text('priceChanges.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('fields.name')}</TableCell>
            <TableCell>{text('fields.changedAt')}</TableCell>
            <TableCell>{text('priceChanges.source')}</TableCell>
            <TableCell>{text('priceChanges.own')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell component="th" scope="row">
                {row.name}
                <Typography variant="caption" color="text.secondary" component="div">
                  {row.sku}
                </Typography>
              </TableCell>
              <TableCell>
                <DateField value={row.changedAt} />
              </TableCell>
              <TableCell>
                <FromTo from={row.oldSourcePrice} to={row.sourcePrice} />
              </TableCell>
              <TableCell>
                {row.oldPrice === row.price ? (
                  text('priceChanges.kept')
                ) : (
                  <FromTo from={row.oldPrice} to={row.price} />
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const FromTo = ({ from, to }: { from: string | null; to: string | null }) => (
  <>
    <Amount value={from} /> → <Amount value={to} />
  </>
);

const Amount = ({ value }: { value: string | null }) => {
  const text = useResourceText();
  return value === null ? text('priceChanges.notForSale') : <PriceText value={value} />;
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default PriceChanges;
