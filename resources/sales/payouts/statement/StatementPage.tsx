import PrintIcon from '@mui/icons-material/PrintOutlined';
import StatementIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { ExportPayoutStatementDocument } from '#resources/sales/payouts/operations.generated.ts';
import { printed } from '#resources/sales/payouts/parts/printed.tsx';
import { BackLink } from '#ui/form/BackLink.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { ExportButton } from '#ui/list/ExportButton.tsx';
import { PeriodPicker } from '#ui/period/PeriodPicker.tsx';
import { usePeriod } from '#ui/period/usePeriod.ts';
import { PartnerChoice } from './PartnerChoice.tsx';
import { Statement } from './Statement.tsx';

/** Shows a partner's earnings and payouts in a period, with opening and closing balance. */
const StatementPage = () => {
  const text = useText('resources.payouts');
  const listAddress = useListAddress();
  const [period, change] = usePeriod();
  const [search] = useSearchParams();
  const isAdmin = currentPortal() === 'admin';
  const vendorId = isAdmin ? (search.get('vendorId') ?? '') : undefined;
  const { from, to } = period;
  const query = { from, to, ...(vendorId && { vendorId }) };
  const [isPrinting, setPrinting] = useState(false);
  const onPrinted = useCallback(() => setPrinting(false), []);
  const isChosen = vendorId !== '';
  return (
    <>
      {printed}
      <PageHeader
        back={
          <span data-screen>
            <BackLink to={listAddress}>{text('name', 2)}</BackLink>
          </span>
        }
        title={text('statement.title')}
        subtitle={text('statement.subtitle')}
        actions={
          <Box data-screen sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ExportButton
              document={ExportPayoutStatementDocument}
              query={query}
              isDisabled={!isChosen}
            />
            <Button
              size="small"
              color="inherit"
              startIcon={<PrintIcon />}
              disabled={!isChosen || isPrinting}
              onClick={() => setPrinting(true)}
            >
              {text('statement.print')}
            </Button>
          </Box>
        }
      />
      <Box data-screen sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        {isAdmin && (
          <PartnerChoice value={vendorId ?? ''} onChange={(id) => change({ vendorId: id })} />
        )}
        <PeriodPicker period={period} onChange={change} hasInterval={false} />
      </Box>
      {isChosen ? (
        <Statement
          key={`${vendorId} ${from} ${to}`}
          query={query}
          isPrinting={isPrinting}
          onPrinted={onPrinted}
        />
      ) : (
        <Card>
          <StateMessage icon={<StatementIcon />} title={text('statement.choosePartner')} />
        </Card>
      )}
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default StatementPage;
