import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import PublishedIcon from '@mui/icons-material/LayersTwoTone';
import SampleIcon from '@mui/icons-material/StyleTwoTone';
import ParentIcon from '@mui/icons-material/WeekendTwoTone';
import type { ProductOverviewFragment } from '#providers/dashboard/operations.generated.ts';
import { type PageAt, variationsWith } from './addresses.ts';
import type { FigureEntry } from './Figures.tsx';

/** The product figures for administrators and manufacturers. */
export const productFigures = (
  products: ProductOverviewFragment | undefined,
  pageAt: PageAt,
): FigureEntry[] => [
  {
    name: 'published',
    icon: PublishedIcon,
    value: products?.published,
    to: variationsWith({ status: '1' }),
  },
  {
    name: 'draft',
    icon: DraftIcon,
    value: products?.draft,
    to: variationsWith({ status: '2' }),
  },
  {
    name: 'parents',
    icon: ParentIcon,
    value: products?.parents,
    to: pageAt('/products/parents'),
  },
  {
    name: 'samples',
    icon: SampleIcon,
    value: products?.samples,
    to: variationsWith({ variationType: 'muster' }),
  },
];
