import designers from '@mui/icons-material/ArchitectureOutlined';
import craftsmen from '@mui/icons-material/ConstructionOutlined';
import manufacturers from '@mui/icons-material/FactoryOutlined';
import sellers from '@mui/icons-material/StorefrontOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';

const icons = { designers, craftsmen, manufacturers, sellers };

export const screensOf = (of: keyof typeof icons): { screens: ResourceScreens } => ({
  screens: {
    icon: icons[of],
    operations: async () => ({ operations: (await import('./partnerOperations.ts')).lists[of] }),
    views: { list: () => import('./PartnerList.tsx') },
    routes: { ':id': () => import('./PartnerPage.tsx') },
    found: ({ name, post_code, city, logo }: Found) => ({
      title: name,
      detail: [post_code, city].filter(Boolean).join(' '),
      image: logo ? { filename: logo, alt: '' } : null,
    }),
  },
});

interface Found {
  name: string;
  post_code?: string | null;
  city?: string | null;
  logo?: string | null;
}
