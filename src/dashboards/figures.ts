import CategoryIcon from '@mui/icons-material/AccountTreeOutlined';
import PublishedIcon from '@mui/icons-material/ChairOutlined';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import ManufacturerIcon from '@mui/icons-material/FactoryOutlined';
import ServiceIcon from '@mui/icons-material/HandymanOutlined';
import NoImageIcon from '@mui/icons-material/HideImageOutlined';
import ParentIcon from '@mui/icons-material/Inventory2Outlined';
import TagIcon from '@mui/icons-material/SellOutlined';
import SampleIcon from '@mui/icons-material/StyleOutlined';
import type { ComponentType } from 'react';
import type { Dashboard } from '#contract/generated/schema.ts';

interface Figure {
  name: keyof Dashboard;
  icon: ComponentType;
  /** The list of what is counted, where there is one. */
  to?: string;
}

/** In the order of the dashboard; the API leaves out what the role may not see. */
export const figures: readonly Figure[] = [
  { name: 'variationsPublished', icon: PublishedIcon, to: '/products/variations?status=1' },
  { name: 'variationsDraft', icon: DraftIcon, to: '/products/variations?status=2' },
  { name: 'variationsWithoutImage', icon: NoImageIcon },
  { name: 'parents', icon: ParentIcon },
  { name: 'samples', icon: SampleIcon },
  { name: 'marketplaceVariations', icon: PublishedIcon },
  { name: 'manufacturers', icon: ManufacturerIcon },
  { name: 'services', icon: ServiceIcon },
  { name: 'categories', icon: CategoryIcon, to: '/collections/categories' },
  { name: 'tags', icon: TagIcon, to: '/collections/tags' },
];
