import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { ValidationError } from 'react-admin';
import { useController } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useCategoryNodes } from '#resources/catalogue/categories/parts/useCategoryNodes.ts';
import type { Named } from '#resources/catalogue/parents/parentForm.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { pathTo, type TreeIndex } from '#ui/tree/treeIndex.ts';

const PickCategoryDialog = lazyPart(async () => ({
  default: (await import('#resources/catalogue/categories/parts/PickCategoryDialog.tsx'))
    .PickCategoryDialog,
}));

const none: Named[] = [];

const pathText = (index: TreeIndex, { id, name }: Named): string =>
  pathTo(index, id)
    .map((node) => node.name)
    .join(' › ') || name;

/** Edits the main category, with its path, and further categories. */
export const CategoriesInput = () => {
  const translate = useText();
  const text = useText('resources.products/parents.categories');
  const { nodes, index } = useCategoryNodes();
  const main = useController({ name: 'main_category_id' });
  const others = useController({ name: 'categories' });
  const [picking, setPicking] = useState<'main' | 'others' | null>(null);
  const mainOne: Named | null = main.field.value ?? null;
  const otherOnes: Named[] = others.field.value ?? none;
  const isTaken = (id: string) => id === mainOne?.id || otherOnes.some((each) => each.id === id);
  const pick = (id: string) => {
    const chosen = { id, name: index.places.get(id)?.node.name ?? '' };
    if (picking === 'others') return others.field.onChange([...otherOnes, chosen]);
    main.field.onChange(chosen);
    // the main category is always one of the product's categories, so it is not listed again
    if (otherOnes.some((each) => each.id === id)) {
      others.field.onChange(otherOnes.filter((each) => each.id !== id));
    }
  };
  return (
    <>
      <Block
        title={translate('resources.products/parents.fields.main_category_id')}
        error={main.fieldState.error?.message}
        help={text('help')}
        action={
          <Button
            size="small"
            ref={main.field.ref}
            variant={mainOne ? 'text' : 'outlined'}
            aria-invalid={main.fieldState.invalid || undefined}
            onClick={() => setPicking('main')}
          >
            {text(mainOne ? 'change' : 'choose')}
          </Button>
        }
      >
        {mainOne && <Typography fontWeight={560}>{pathText(index, mainOne)}</Typography>}
      </Block>
      <Block
        title={text('others')}
        error={others.fieldState.error?.message}
        action={
          <Button size="small" startIcon={<AddIcon />} onClick={() => setPicking('others')}>
            {text('add')}
          </Button>
        }
      >
        {otherOnes.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {otherOnes.map((category) => (
              <Other
                key={category.id}
                path={pathText(index, category)}
                label={text('remove', { name: category.name })}
                onRemove={() =>
                  others.field.onChange(otherOnes.filter(({ id }) => id !== category.id))
                }
              />
            ))}
          </Box>
        )}
      </Block>
      {picking && (
        <Suspense fallback={null}>
          <PickCategoryDialog
            title={text(picking === 'main' ? 'pickMain' : 'pickOther')}
            nodes={nodes}
            picked={picking === 'main' ? (mainOne?.id ?? null) : null}
            isPossible={(id) => picking === 'main' || !isTaken(id)}
            onPick={pick}
            onClose={() => setPicking(null)}
          />
        </Suspense>
      )}
    </>
  );
};

interface BlockProps {
  title: string;
  action: ReactNode;
  help?: string;
  error: string | undefined;
  children: ReactNode;
}

const Block = ({ title, action, help, error, children }: BlockProps) => {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography id={id} variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
      {(error || help) && (
        <FormHelperText error={Boolean(error)} sx={{ mx: 0 }}>
          {error ? <ValidationError error={error} /> : help}
        </FormHelperText>
      )}
    </Box>
  );
};

interface OtherProps {
  path: string;
  label: string;
  onRemove: () => void;
}

const Other = ({ path, label, onRemove }: OtherProps) => (
  <Box
    component="li"
    sx={{ display: 'flex', alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
  >
    <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {path}
    </Typography>
    <IconButton size="small" aria-label={label} onClick={onRemove}>
      <RemoveIcon fontSize="small" />
    </IconButton>
  </Box>
);
