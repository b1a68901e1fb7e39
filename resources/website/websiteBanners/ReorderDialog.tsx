import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { ReorderDialog } from '#ui/sortable/ReorderDialog.tsx';
import { UpdateWebsiteBannerOrdersDocument, type WebsiteBannerRecord } from './record.generated.ts';

const BannerOrder = ({ onClose }: { onClose: () => void }) => (
  <ReorderDialog<WebsiteBannerRecord>
    document={UpdateWebsiteBannerOrdersDocument}
    onClose={onClose}
  >
    {(banner) => <OrderedBanner banner={banner} />}
  </ReorderDialog>
);

const OrderedBanner = ({ banner }: { banner: WebsiteBannerRecord }) => {
  const text = useText('resources.website-banners');
  const { name, placement, categoryName, picture } = banner;
  return (
    <>
      <Thumbnail image={picture ? { filename: picture, alt: '' } : null} size={48} />
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap fontWeight={560}>
          {name}
        </Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          {[text(`placements.${placement}`), categoryName].filter(Boolean).join(': ')}
        </Typography>
      </Box>
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default BannerOrder;
