import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { OrderSettingsDocument } from './operations.generated.ts';
import { Wholesale } from './Wholesale.tsx';

/** Settings for the partner's orders. */
const OrderSettingsPage = () => {
  const translate = useText();
  const { data, error, refetch } = useApiQuery(OrderSettingsDocument, {});
  const settings = data?.orderSettings.data;
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader
        title={translate('orderSettings.title')}
        subtitle={translate('orderSettings.subtitle')}
      />
      {settings && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {settings.vendor_type === 'wholesaler' && (
            <Wholesale settings={settings} onChanged={refetch} />
          )}
          <GoodsReceipt />
        </Box>
      )}
      {!settings && (
        <Card>
          {error ? (
            <NotLoaded title="orderSettings.failed" error={error} onRetry={refetch} />
          ) : (
            <Skeleton variant="rounded" height={200} />
          )}
        </Card>
      )}
    </Box>
  );
};

const GoodsReceipt = () => {
  const translate = useText();
  return (
    <SectionCard
      title={translate('orderSettings.goodsReceipt.title')}
      action={<Badge tone="neutral">{translate('orderSettings.goodsReceipt.soon')}</Badge>}
    >
      <FormControlLabel
        disabled
        control={<Switch checked={false} />}
        label={translate('orderSettings.goodsReceipt.text')}
      />
    </SectionCard>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default OrderSettingsPage;
