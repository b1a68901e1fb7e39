import icon from '@mui/icons-material/ArticleOutlined';
import type { FoundRecord, ResourceScreens } from '#providers/registry/definition.ts';
import type { BlogPostRow } from './record.generated.ts';

const operations = () => import('./record.generated.ts');

const found = ({ title, company, picture }: BlogPostRow): FoundRecord => ({
  title,
  detail: company ?? undefined,
  image: picture === null ? null : { filename: picture, alt: '' },
});

export const screens: ResourceScreens = {
  icon,
  operations,
  views: {
    list: () => import('./BlogList.tsx'),
    create: () => import('./BlogForm.tsx'),
    edit: () => import('./BlogForm.tsx'),
  },
  found: (post: BlogPostRow) => ({ ...found(post), detail: undefined }),
};

export const listScreens: ResourceScreens = {
  icon,
  operations,
  views: { list: () => import('./AllPostsList.tsx') },
  // administrators cannot open the page of a post, so search results link to its preview in the
  // list
  found: (post: BlogPostRow) => ({ ...found(post), to: `/blog-list?preview=${post.id}` }),
};
