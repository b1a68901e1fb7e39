import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { numberText } from '#contract/format.ts';
import type { ContentOverviewFragment } from '#providers/dashboard/operations.generated.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { usePageAt } from './addresses.ts';
import { SectionSkeleton } from './SectionSkeleton.tsx';
import type { ToDo } from './ToDos.tsx';

type Figures = ContentOverviewFragment & { sections?: number | null };

/**
 * For each figure: its list and the list's published records. Each portal has at most one list per
 * figure.
 */
const lists = [
  ['posts', '/blog', '/blog/list?state=published'],
  ['posts', '/blog-list', '/blog-list?state=published'],
  ['styles', '/styles', '/styles?status=1'],
  ['sections', '/styles/sections', '/styles/sections?status=1'],
] as const;

/** The number of published records of the user's content, with links to the lists. */
export const Content = ({ content }: { content: Figures | null | undefined }) => {
  const translate = useText();
  const pageAt = usePageAt();
  const locale = language.use();
  const title = translate('dashboard.content.title');
  if (!content) return <SectionSkeleton title={title} />;
  return (
    <SectionCard title={title}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {lists
          .filter(([, page]) => pageAt(page))
          .map(([name, page, to]) => (
            <Typography key={page} component="li" variant="body2">
              <Link component={RouterLink} to={to}>
                {translate(`dashboard.content.${name}`, {
                  smart_count: content[name] ?? 0,
                  count: numberText(content[name] ?? 0, locale),
                })}
              </Link>
            </Typography>
          ))}
      </Box>
    </SectionCard>
  );
};

/** Tasks about styles that contain products no longer for sale. */
export const styleToDos = (content: Figures | null | undefined): ToDo[] => [
  {
    name: 'stylesNotForSale',
    count: content?.stylesNotForSale ?? 0,
    to: '/styles?notForSale=true',
  },
];
