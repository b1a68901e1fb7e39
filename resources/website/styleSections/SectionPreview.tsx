import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  affiliateProducts,
  styleProducts,
} from '#resources/website/styles/parts/productSources.ts';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import type { ProductChoice } from '#ui/form/productSource.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import type { StyleBlock } from './fields.ts';

const own = styleProducts();
const other = affiliateProducts();

/** Previews the section as the style page shows it, with the unsaved form values. */
export const SectionPreview = () => {
  const text = useText('resources.styles/sections');
  const name: string = useWatch({ name: 'name' }) ?? '';
  const blocks: readonly StyleBlock[] = useWatch({ name: 'blocks' }) ?? [];
  return (
    <SectionCard title={text('sections.preview')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {name && (
          <Typography variant="h2" component="p">
            {name}
          </Typography>
        )}
        {blocks.length === 0 && (
          <Typography color="text.secondary">{text('preview.empty')}</Typography>
        )}
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stable keys are not needed, because every change renders all blocks again
          <Block key={index} block={block} />
        ))}
      </Box>
    </SectionCard>
  );
};

const Block = ({ block }: { block: StyleBlock }) => {
  const text = useText('resources.styles/sections');
  const { kind, title, text: words, picture, picture_alt } = block;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {kind === 'picture' &&
        (picture ? (
          <Box
            component="img"
            src={`/images/${picture}?w=640`}
            alt={picture_alt}
            sx={{ width: 1, aspectRatio: '1.8', objectFit: 'cover', borderRadius: 1 }}
          />
        ) : (
          <Typography color="text.secondary">{text('preview.noPicture')}</Typography>
        ))}
      {title && (
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      )}
      {words && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{words}</Typography>
      )}
      {kind === 'products' && <Products block={block} />}
    </Box>
  );
};

const Products = ({ block }: { block: StyleBlock }) => {
  const text = useText('resources.styles/sections');
  const products = own.useNamed(block.products).choices;
  const others = other.useNamed(block.affiliates_products).choices;
  // the style page hides products that are not for sale
  const shown = [
    ...inOrder(block.products, products),
    ...inOrder(block.affiliates_products, others),
  ].filter(({ isForSale }) => isForSale);
  if (shown.length === 0) {
    return <Typography color="text.secondary">{text('preview.noProducts')}</Typography>;
  }
  return (
    <Box sx={gridStyles}>
      {shown.map(({ id, name, detail, image }) => (
        <Box key={`${id} ${detail}`} sx={{ minWidth: 0 }}>
          <Thumbnail image={image ? { filename: image, alt: '' } : null} size={104} />
          <Typography variant="body2" noWrap>
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

const inOrder = (ids: readonly string[], products: readonly ProductChoice[]): ProductChoice[] =>
  ids.flatMap((id) => products.find((product) => product.id === id) ?? []);

const gridStyles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
} as const;
