import type { VendorProductRecord } from './operations.ts';

export { default as icon } from '@mui/icons-material/Inventory2Outlined';

export const found = ({ name, sku, image }: VendorProductRecord) => ({
  title: name,
  detail: sku,
  image: image === null ? null : { filename: image, alt: '' },
  to: `/vendor-products?name=${encodeURIComponent(sku)}`,
});
