import type { shopPreview as german } from '#i18n/de/platform/shopPreview.ts';
import type { Translated } from '#i18n/translated.ts';

const shopPreview = {
  open: 'See in the shop',
  shops: 'Shops',
  noAddress: 'No shop has an address yet. Administrators enter it under “Shops”.',
} satisfies Translated<typeof german>;

export const texts = { shopPreview };
