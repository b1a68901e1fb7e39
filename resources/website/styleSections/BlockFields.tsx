import Stack from '@mui/material/Stack';
import { TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import type { StyleBlockKind } from '#contract/rules/website/styleSection.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  affiliateProducts,
  styleProducts,
} from '#resources/website/styles/parts/productSources.ts';
import { ProductPicker } from '#ui/form/ProductPicker.tsx';
import { PictureInput } from '#ui/images/PictureInput.tsx';

interface Props {
  /** Path of the block in the form values. */
  source: string;
  kind: StyleBlockKind;
}

const ownProducts = styleProducts();
const otherProducts = affiliateProducts();

/** The input fields for a block of this kind. */
export const BlockFields = ({ source, kind }: Props) => {
  const text = useText('resources.styles/sections');
  const field = (name: string) => ({ source: `${source}.${name}` });
  const labelled = (name: string) => ({ ...field(name), label: text(`fields.blocks.${name}`) });
  return (
    <Stack spacing={2} sx={{ px: 1, pt: 1.5, pb: 1 }}>
      <TextInput
        {...labelled('title')}
        autoFocus
        helperText={false}
        slotProps={{ htmlInput: { maxLength: limits.styleTitle } }}
      />
      <TextInput
        {...labelled('text')}
        multiline
        minRows={kind === 'text' ? 4 : 2}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: limits.styleDescription } }}
      />
      {kind === 'picture' && (
        <PictureInput {...field('picture')} altSource={field('picture_alt').source} ratio={1.8} />
      )}
      {kind === 'products' && (
        <>
          <ProductPicker {...field('products')} of={ownProducts} limit={limits.styleProducts} />
          <ProductPicker
            {...field('affiliates_products')}
            of={otherProducts}
            limit={limits.styleProducts}
          />
        </>
      )}
    </Stack>
  );
};
