import PublishedIcon from '@mui/icons-material/ChairOutlined';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import ParentIcon from '@mui/icons-material/Inventory2Outlined';
import SampleIcon from '@mui/icons-material/StyleOutlined';
import { pageAt, variationsWith } from './addresses.ts';
import type { FigureEntry } from './Figures.tsx';
import type { ProductOverviewFragment } from './operations.generated.ts';

/** What admins and manufacturers have of products. */
export const productFigures = (products: ProductOverviewFragment | undefined): FigureEntry[] => [
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
