import Typography from '@mui/material/Typography';
import { FieldTitle, useInput, useResourceContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CategoryField } from '#resources/catalogue/categories/parts/CategoryField.tsx';
import { useCategoryNodes } from '#resources/catalogue/categories/parts/useCategoryNodes.ts';
import { pathText } from '#ui/tree/treeIndex.ts';

const asItIs = (value: unknown) => value;

/** Selects one category and shows its path. */
export const CategoryInput = ({ source }: { source: string }) => {
  const text = useText('resources.website-banners.category');
  const resource = useResourceContext();
  const { index } = useCategoryNodes();
  const { field, fieldState } = useInput({ source, parse: asItIs });
  const picked: string | null = field.value || null;
  return (
    <CategoryField
      title={<FieldTitle source={source} resource={resource} />}
      action={text(picked ? 'change' : 'choose')}
      variant={picked ? 'text' : 'outlined'}
      buttonRef={field.ref}
      dialogTitle={text('pick')}
      picked={picked}
      onPick={field.onChange}
      error={fieldState.error?.message}
    >
      {picked && <Typography fontWeight={560}>{pathText(index, picked)}</Typography>}
    </CategoryField>
  );
};
