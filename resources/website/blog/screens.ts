import icon from '@mui/icons-material/ArticleOutlined';
import type { FoundRecord, ResourceScreens } from '#providers/registry/definition.ts';
import type { BlogPostRow } from './record.generated.ts';

export { icon };

const foundPost = ({ title, company, picture }: BlogPostRow): FoundRecord => ({
  title,
  detail: company ?? undefined,
  image: picture === null ? null : { filename: picture, alt: '' },
});

export const views: ResourceScreens['views'] = {
  list: () => import('./BlogList.tsx'),
  create: () => import('./BlogForm.tsx'),
  edit: () => import('./BlogForm.tsx'),
};

export const found = (post: BlogPostRow) => ({ ...foundPost(post), detail: undefined });

/** The screens of administrators. */
export const listScreens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: { list: () => import('./AllPostsList.tsx') },
  // administrators cannot open the page of a post, so search results link to its preview in the
  // list
  found: (post: BlogPostRow) => ({ ...foundPost(post), to: `/blog-list?preview=${post.id}` }),
};
