import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ProductsOfMenuItemDocument } from '#resources/website/websiteMenu/operations.generated.ts';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { RecordLink } from '#ui/fields/RecordLink.tsx';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { RowPages } from '#ui/list/RowPages.tsx';

const size = 24;

/** Shows the products of a level-4 item. */
export const ItemProducts = ({ id }: { id: string }) => {
  const text = useText('resources.website-menu.products');
  const titleId = useId();
  const [page, setPage] = useState(0);
  const query = { item_id: id, page, size };
  const { data } = useApiQuery(ProductsOfMenuItemDocument, { query });
  const found = data?.menuItemProducts.data;
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ mt: 2 }}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ px: 2, pt: 2 }}>
        {text('title')}
      </Typography>
      {!found && <Skeleton variant="rounded" height={120} sx={{ m: 2 }} />}
      {found?.total === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {text('none')}
        </Typography>
      )}
      <Box component="ul" sx={grid}>
        {found?.results.map((product) => (
          <Box
            component="li"
            key={product.id}
            sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}
          >
            <Thumbnail
              image={product.image ? { filename: product.image, alt: '' } : null}
              size={48}
            />
            <Box sx={{ minWidth: 0 }}>
              <RecordLink resource="products/variations" id={product.id}>
                {product.name}
              </RecordLink>
              <Typography variant="body2" color="text.secondary">
                {product.sku} · <PriceText value={product.price} />
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      {found && <RowPages count={found.total} size={size} page={page} onPage={setPage} />}
    </Card>
  );
};

const grid = {
  listStyle: 'none',
  m: 0,
  p: 2,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
} as const;
