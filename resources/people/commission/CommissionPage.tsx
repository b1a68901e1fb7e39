import Box from '@mui/material/Box';
import { useText } from '#providers/i18nProvider/useText.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Commission } from './parts/Commission.tsx';

/** The default commission rates, for vendors without rates of their own. */
const CommissionPage = () => {
  const translate = useText();
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader
        title={translate('pages.user-management/commission')}
        subtitle={translate('commission.subtitle')}
      />
      <Commission vendorId={null} backTo="/" />
    </Box>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default CommissionPage;
