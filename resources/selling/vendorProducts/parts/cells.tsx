import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { euroText, percentText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import type { VendorProductRecord } from '#resources/selling/vendorProducts/operations.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { Pictured } from '#ui/list/Pictured.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { canResume, ResumeButton } from './ResumeButton.tsx';

const ProductDialog = lazyPart(() => import('#resources/selling/vendorProducts/ProductDialog.tsx'));
const IncludeDialog = lazyPart(() => import('#resources/selling/vendorProducts/IncludeDialog.tsx'));

const useProduct = () => useRecordContext<VendorProductRecord>();

/** Shows an amount in EUR net, or a dash for null. */
export const Price = ({ value }: { value: string | null }) =>
  value === null ? '–' : <PriceText value={value} />;

/** Opens the settings of an included product, or the dialog that includes the product. */
export const ProductName = () => {
  const text = useText(useResourcePrefix());
  const product = useProduct();
  const [isOpen, setOpen] = useState(false);
  if (!product) return null;
  const { id, name, image, isIncluded, isOffered, seller } = product;
  const close = () => setOpen(false);
  return (
    <Pictured picture={image}>
      {isIncluded || isOffered ? (
        <Link
          component="button"
          type="button"
          underline="hover"
          onClick={() => setOpen(true)}
          sx={{ fontWeight: 560, textAlign: 'left', font: 'inherit' }}
        >
          {name}
        </Link>
      ) : (
        name
      )}
      {seller && (
        <Typography variant="body2" color="text.secondary">
          {text('sourceOf', { name: seller.name })}
        </Typography>
      )}
      <Suspense fallback={null}>
        {isOpen && isIncluded && <ProductDialog id={id} onClose={close} />}
        {isOpen && !isIncluded && (
          <IncludeDialog rows={{ ids: [id] }} count={1} product={product} onClose={close} />
        )}
      </Suspense>
    </Pictured>
  );
};

/** Formats the adjustment, for example +10 % or -5,00 €. */
export const AdjustmentText = () => {
  const text = useText(useResourcePrefix());
  const locale = language.use();
  const product = useProduct();
  if (!product?.isIncluded) return null;
  const { priceType, adjustmentType, adjustmentAmount } = product;
  if (priceType === 'own') return text('adjustments.own');
  if (adjustmentType === 'none' || adjustmentAmount === null) return text('adjustments.none');
  const textOf = adjustmentType === 'percent' ? percentText : euroText;
  return textOf(adjustmentAmount, locale, { signDisplay: 'always' });
};

export const TemplateText = () => {
  const text = useText(useResourcePrefix());
  const product = useProduct();
  if (!product?.isIncluded) return null;
  return product.deliveryTemplate?.name ?? text('noTemplate');
};

export const Showrooms = () => {
  const text = useText(useResourcePrefix());
  const product = useProduct();
  if (!product?.isIncluded) return null;
  return product.showrooms.join(', ') || text('noShowrooms');
};

/**
 * Shows whether the product is for sale, with the reason if it is not; products that are not
 * included have an "include" button.
 */
export const State = () => {
  const text = useText(useResourcePrefix());
  const product = useProduct();
  const [isOpen, setOpen] = useState(false);
  if (!product) return null;
  const { id, isIncluded, status, problems, pausedReason } = product;
  if (!isIncluded) {
    return (
      <>
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          {text('actions.include')}
        </Button>
        <Suspense fallback={null}>
          {isOpen && (
            <IncludeDialog
              rows={{ ids: [id] }}
              count={1}
              product={product}
              onClose={() => setOpen(false)}
            />
          )}
        </Suspense>
      </>
    );
  }
  return (
    <Stack spacing={0.5} sx={wrapping}>
      <Badge tone={status === '1' && pausedReason === null ? 'success' : 'neutral'}>
        {text(`statuses.${status}`)}
      </Badge>
      {problems.map((problem) => (
        <Badge key={problem} tone="warning">
          {text(problem === 'paused' ? `pauses.${pausedReason}` : `problems.${problem}`)}
        </Badge>
      ))}
      {canResume(product) && <ResumeButton product={product} />}
    </Stack>
  );
};

/** Allows the reason to wrap to a second line. */
const wrapping = {
  alignItems: 'flex-start',
  '& .badge': {
    height: 'auto',
    minHeight: 24,
    paddingBlock: '3.5px',
    whiteSpace: 'normal',
    lineHeight: 1.3,
  },
} as const;
