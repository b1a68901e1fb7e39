import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, RecordContextProvider, useNotify } from 'react-admin';
import { withoutCategory } from '#contract/rules/website/affiliateFeed.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { UsesList } from '#ui/deletion/UsesList.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { BackLink } from '#ui/form/BackLink.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { RecordHistory } from '#ui/history/RecordHistory.tsx';
import { Notice } from '#ui/layout/Notice.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { ShowPage } from '#ui/record/ShowPage.tsx';
import { UpdateAffiliateProductsStatusDocument } from './operations.generated.ts';
import { ProductState } from './ProductState.tsx';
import type { AffiliateProductRecord } from './record.generated.ts';

const name = 'external-product-sources/affiliates/products';
const cards = [320];
const historyFields = [
  { source: 'title' },
  { source: 'status', choices: `resources.${name}.status` },
] as const;

/** Shows a product of another shop: the data from its feed, and whether it is published. */
const ProductPage = () => (
  <ShowPage<AffiliateProductRecord> resource={name} cards={cards}>
    {(product, refetch) => <Loaded product={product} onChanged={refetch} />}
  </ShowPage>
);

interface LoadedProps {
  product: AffiliateProductRecord;
  onChanged: () => unknown;
}

const Loaded = ({ product, onChanged }: LoadedProps) => {
  const text = useText('resources.external-product-sources/affiliates/products');
  const listAddress = useListAddress();
  const { title, state, category, network_id, description } = product;
  return (
    <RecordContextProvider value={product}>
      <PageHeader
        back={<BackLink to={listAddress}>{text('name', { smart_count: 2 })}</BackLink>}
        title={title}
        subtitle={<ProductState state={state} />}
        actions={
          <>
            <RecordHistory entity="affiliateProduct" fields={historyFields} />
            <StatusButton product={product} onChanged={onChanged} />
          </>
        }
      />
      {category === '' && (
        <Notice
          to={`/external-product-sources/affiliates/categories?network_id=${network_id}&mapped=no`}
          action={text('toCategories')}
        >
          {text('open')}
        </Notice>
      )}
      <SectionCard title={text('name', { smart_count: 1 })}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '240px minmax(0, 1fr)' } }}>
          <Picture product={product} />
          <Facts facts={useFacts(product)} />
        </Box>
        {description && (
          <Typography sx={{ mt: 3, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {description}
          </Typography>
        )}
        {product.useCount > 0 && (
          <Box sx={{ mt: 3 }}>
            <UsesList of="affiliateProduct" ids={[product.id]} />
          </Box>
        )}
      </SectionCard>
    </RecordContextProvider>
  );
};

const useFacts = (product: AffiliateProductRecord) => {
  const text = useText('resources.external-product-sources/affiliates/products');
  const { path, link } = product;
  const values = {
    network: (
      <Link component={LinkBase} to={`/external-product-sources/networks/${product.network_id}`}>
        {product.network}
      </Link>
    ),
    external_id: product.external_id,
    price: <PriceText value={product.price} />,
    path: path === withoutCategory ? text('withoutCategory') : path,
    category: product.category,
    link: (
      <Link href={link} target="_blank" rel="noreferrer">
        {text('shop')}
      </Link>
    ),
    goneAt: product.goneAt && <DateText value={product.goneAt} />,
    updatedAt: <DateText value={product.updatedAt} />,
  };
  return Object.entries(values).map(([key, value]) => ({
    key,
    label: text(`fields.${key}`),
    value,
  }));
};

const Picture = ({
  product: { picture, picture_url, pictureFault, title },
}: {
  product: AffiliateProductRecord;
}) => {
  const text = useText('resources.external-product-sources/affiliates/products');
  if (picture) return <Thumbnail image={{ filename: picture, alt: title }} size={240} />;
  return (
    <Typography variant="body2" color={pictureFault ? 'error' : 'text.secondary'}>
      {pictureFault
        ? `${text('pictureFailed')} ${text(`pictureFaults.${pictureFault}`)}`
        : text(picture_url ? 'pictureLater' : 'pictureNone')}
    </Typography>
  );
};

const StatusButton = ({ product, onChanged }: Omit<LoadedProps, 'listAddress'>) => {
  const text = useText('resources.external-product-sources/affiliates/products');
  const notify = useNotify();
  const isPublished = product.status === 'published';
  const status = isPublished ? 'hidden' : 'published';
  const { mutateAsync, isPending } = useApiMutation(UpdateAffiliateProductsStatusDocument, {
    onSuccess: () => {
      notify(`resources.${name}.${status}`, { type: 'success', messageArgs: { smart_count: 1 } });
    },
    onError: useReportError(),
    onSettled: onChanged,
  });
  if (product.state === 'gone') return null;
  return (
    <ActionButton
      variant={isPublished ? 'outlined' : 'contained'}
      disabled={isPending || (!isPublished && product.category === '')}
      onClick={() => mutateAsync({ input: { ids: [product.id], status } })}
    >
      {text(isPublished ? 'hide' : 'publish')}
    </ActionButton>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ProductPage;
