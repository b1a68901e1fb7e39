import StatementIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useSearchParams } from 'react-router';
import { paperFormats } from '#contract/rules/platform/export.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { ExportPayoutStatementDocument } from '#resources/sales/payouts/operations.generated.ts';
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
  const isChosen = vendorId !== '';
  return (
    <>
      <PageHeader
        back={<BackLink to={listAddress}>{text('name', 2)}</BackLink>}
        title={text('statement.title')}
        subtitle={text('statement.subtitle')}
        actions={
          <ExportButton
            document={ExportPayoutStatementDocument}
            query={query}
            isDisabled={!isChosen}
            formats={paperFormats}
          />
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        {isAdmin && (
          <PartnerChoice value={vendorId ?? ''} onChange={(id) => change({ vendorId: id })} />
        )}
        <PeriodPicker period={period} onChange={change} hasInterval={false} />
      </Box>
      {isChosen ? (
        <Statement key={`${vendorId} ${from} ${to}`} query={query} />
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
