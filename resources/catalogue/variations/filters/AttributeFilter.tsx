import ExpandIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useFilter } from '#ui/list/useFilter.ts';
import { useAnchor } from '#ui/menus/useAnchor.ts';

// loaded lazily, because most lists are not filtered by attributes
const AttributeConditions = lazyPart(withMessages(() => import('./AttributeConditions.tsx')));

/** Filters by the values of any attributes. */
export const AttributeFilter = () => {
  const text = useText('resources.products/variations');
  const [value] = useFilter('attributes');
  const { button, popup } = useAnchor('dialog');
  const count = value === '' ? 0 : value.split(';').length;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ExpandIcon />}
        {...button}
        sx={{ height: 36, borderColor: 'action.disabled', fontWeight: 400 }}
      >
        {text('fields.attributes')}
        {count > 0 && ` (${count})`}
      </Button>
      <Suspense fallback={null}>
        {(popup.open || count > 0) && (
          <AttributeConditions isOpen={popup.open} onClose={popup.onClose} />
        )}
      </Suspense>
    </>
  );
};
