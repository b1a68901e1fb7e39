import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { TextInput, ValidationError } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { PictureInput } from '#ui/images/PictureInput.tsx';

/** Edits up to four brands of the mega-menu, each with slug and image. */
export const BrandsInput = () => {
  const text = useText('resources.website-menu.brands');
  const { setValue } = useFormContext();
  const brands: readonly unknown[] = useWatch({ name: 'brands' }) ?? [];
  const put = (changed: readonly unknown[]) => setValue('brands', changed, { shouldDirty: true });
  const { errors } = useFormState({ name: 'brands' });
  const found = errors.brands as { message?: string; root?: { message?: string } } | undefined;
  const message = found?.root?.message ?? found?.message;
  return (
    <>
      {brands.map((_, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: the input names contain the index
          key={index}
          role="group"
          aria-label={text('brand', { position: index + 1 })}
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr) auto' }}
        >
          <TextInput
            source={`brands.${index}.slug`}
            label={text('slug')}
            helperText={false}
            slotProps={{ htmlInput: { maxLength: limits.slug } }}
          />
          <IconButton
            aria-label={text('remove', { position: index + 1 })}
            onClick={() => put(brands.filter((_each, place) => place !== index))}
            sx={{ alignSelf: 'center' }}
          >
            <RemoveIcon />
          </IconButton>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <PictureInput source={`brands.${index}.image`} ratio={1.6} />
          </Box>
        </Box>
      ))}
      {message && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          <ValidationError error={message} />
        </FormHelperText>
      )}
      {brands.length < limits.menuBrands && (
        <Box>
          <Button
            startIcon={<AddIcon />}
            onClick={() => put([...brands, { slug: '', image: null }])}
          >
            {text('add')}
          </Button>
        </Box>
      )}
    </>
  );
};
