import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CategoryField } from '#resources/catalogue/categories/parts/CategoryField.tsx';
import { useCategoryNodes } from '#resources/catalogue/categories/parts/useCategoryNodes.ts';
import type { Named } from '#resources/catalogue/parents/parentForm.ts';
import { pathText } from '#ui/tree/treeIndex.ts';

const none: Named[] = [];

/** Edits the main category, with its path, and further categories. */
export const ProductCategories = () => {
  const translate = useText();
  const text = useText('resources.products/parents.categories');
  const { index } = useCategoryNodes();
  const main = useController({ name: 'main_category_id' });
  const others = useController({ name: 'categories' });
  const mainOne: Named | null = main.field.value ?? null;
  const otherOnes: Named[] = others.field.value ?? none;
  const pathOf = ({ id, name }: Named) => pathText(index, id) || name;
  const named = (id: string): Named => ({ id, name: index.places.get(id)?.node.name ?? '' });
  const without = (id: string) => otherOnes.filter((each) => each.id !== id);
  const isTaken = (id: string) => id === mainOne?.id || otherOnes.some((each) => each.id === id);
  const pickMain = (id: string) => {
    main.field.onChange(named(id));
    // the main category is always one of the product's categories, so it is not listed again
    if (isTaken(id)) others.field.onChange(without(id));
  };
  return (
    <>
      <CategoryField
        title={translate('resources.products/parents.fields.main_category_id')}
        action={text(mainOne ? 'change' : 'choose')}
        variant={mainOne ? 'text' : 'outlined'}
        buttonRef={main.field.ref}
        dialogTitle={text('pickMain')}
        picked={mainOne?.id ?? null}
        onPick={pickMain}
        help={text('help')}
        error={main.fieldState.error?.message}
      >
        {mainOne && <Typography fontWeight={560}>{pathOf(mainOne)}</Typography>}
      </CategoryField>
      <CategoryField
        title={text('others')}
        action={text('add')}
        startIcon={<AddIcon />}
        dialogTitle={text('pickOther')}
        isPossible={(id) => !isTaken(id)}
        onPick={(id) => others.field.onChange([...otherOnes, named(id)])}
        error={others.fieldState.error?.message}
      >
        {otherOnes.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {otherOnes.map((category) => (
              <Other
                key={category.id}
                path={pathOf(category)}
                label={text('remove', { name: category.name })}
                onRemove={() => others.field.onChange(without(category.id))}
              />
            ))}
          </Box>
        )}
      </CategoryField>
    </>
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
