import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { ProductOverviewFragment } from '#providers/dashboard/operations.generated.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { parents } from '#resources/catalogue/parents/parents.ts';
import { StatusBadge } from '#resources/catalogue/variations/parts/StatusBadge.tsx';
import { variations } from '#resources/catalogue/variations/variations.ts';
import { DateText } from '#ui/fields/DateText.tsx';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { variationsWith } from './addresses.ts';
import { NoProducts } from './NoProducts.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';

type Product = ProductOverviewFragment['newest'][number];

export const Newest = ({ products }: { products: ProductOverviewFragment | undefined }) => {
  const translate = useText();
  const title = translate('dashboard.newest.title');
  if (!products) return <SectionSkeleton title={title} />;
  return (
    <SectionCard
      title={title}
      action={
        <Link
          component={RouterLink}
          variant="body2"
          to={variationsWith({ sort: 'id', order: 'DESC' })}
        >
          {translate('dashboard.newest.all')}
        </Link>
      }
    >
      {products.newest.length > 0 ? (
        <Box component="ul" sx={{ '& li + li': { mt: 1.5 }, m: 0, p: 0, listStyle: 'none' }}>
          {products.newest.map((product) => (
            <NewProduct key={product.id} product={product} />
          ))}
        </Box>
      ) : (
        <>
          <NoProducts />
          <Box sx={{ mt: 2 }}>
            <CreateButton of={parents.name} isGhost />
          </Box>
        </>
      )}
    </SectionCard>
  );
};

const NewProduct = ({
  product: { id, name, sku, status, createdAt, image },
}: {
  product: Product;
}) => {
  const createPath = useCreatePath();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Thumbnail image={image} size={48} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={LinkBase}
          to={createPath({ resource: variations.name, type: 'edit', id })}
          variant="body2"
          noWrap
          sx={{ display: 'block' }}
        >
          {name}
        </Link>
        <Typography variant="body2" color="text.secondary" noWrap>
          {sku} · <DateText value={createdAt} />
        </Typography>
      </Box>
      <StatusBadge status={status} />
    </Box>
  );
};
