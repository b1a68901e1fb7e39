import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useCategoryNodes } from '#resources/catalogue/categories/parts/useCategoryNodes.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { pathTo } from '#ui/tree/treeIndex.ts';

const PickCategoryDialog = lazyPart(async () => ({
  default: (await import('#resources/catalogue/categories/parts/PickCategoryDialog.tsx'))
    .PickCategoryDialog,
}));

const asItIs = (value: unknown) => value;

/** Selects one category and shows its path. */
export const CategoryInput = ({ source }: { source: string }) => {
  const text = useText('resources.website-banners');
  const resource = useResourceContext();
  const titleId = useId();
  const { nodes, index } = useCategoryNodes();
  const { field, fieldState } = useInput({ source, parse: asItIs });
  const [isPicking, setPicking] = useState(false);
  const picked: string | null = field.value || null;
  const { error } = fieldState;
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id={titleId} variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          <FieldTitle source={source} resource={resource} />
        </Typography>
        <Button
          size="small"
          ref={field.ref}
          variant={picked ? 'text' : 'outlined'}
          onClick={() => setPicking(true)}
        >
          {text(picked ? 'category.change' : 'category.choose')}
        </Button>
      </Box>
      {picked && (
        <Typography fontWeight={560}>
          {pathTo(index, picked)
            .map(({ name }) => name)
            .join(' › ')}
        </Typography>
      )}
      {error?.message && (
        <FormHelperText error sx={{ mx: 0 }}>
          <ValidationError error={error.message} />
        </FormHelperText>
      )}
      <Suspense fallback={null}>
        {isPicking && (
          <PickCategoryDialog
            title={text('category.pick')}
            nodes={nodes}
            picked={picked}
            isPossible={() => true}
            onPick={field.onChange}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </Box>
  );
};
