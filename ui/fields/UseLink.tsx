import Link from '@mui/material/Link';
import { LinkBase, useResourceDefinitions } from 'react-admin';
import { RecordLink } from './RecordLink.tsx';

interface Use {
  kind: string;
  id: string;
  /** The name, with the names of its parents where it is ambiguous by itself. */
  name: string;
}

/** Resources by kind of use, for records that have their own edit page. */
const edited: Readonly<Record<string, string>> = {
  banner: 'website-banners',
  family: 'collections/attribute-families',
  group: 'collections/attribute-groups',
  parent: 'products/parents',
  style: 'styles',
  styleCategory: 'styles/categories',
  styleSection: 'styles/sections',
  variation: 'products/variations',
};

const affiliates = 'external-product-sources/affiliates';
const lastOf = (name: string) => name.split(' › ').at(-1) ?? '';

/** Lists that show the other kinds; only users with access to the list get a link. */
const shown: Readonly<Record<string, readonly [list: string, to: (use: Use) => string]>> = {
  affiliateCategory: [`${affiliates}/categories`, () => `/${affiliates}/categories`],
  affiliateProduct: [`${affiliates}/products`, ({ id }) => `/${affiliates}/products/${id}`],
  blogPost: ['blog-list', ({ id }) => `/blog-list?preview=${id}`],
  category: ['collections/categories', ({ id }) => `/collections/categories?category=${id}`],
  menuItem: [
    'website-menu',
    ({ name }) => `/website-menu/items?${new URLSearchParams({ name: lastOf(name) })}`,
  ],
};

/** The name of a record that uses another one, linked to its page if the user may open it. */
export const UseLink = ({ use }: { use: Use }) => {
  const definitions = useResourceDefinitions();
  const { kind, id, name } = use;
  const [list, to] = shown[kind] ?? [];
  if (list && to && definitions[list]?.hasList) {
    return (
      <Link component={LinkBase} to={to(use)}>
        {name}
      </Link>
    );
  }
  return (
    <RecordLink resource={edited[kind] ?? ''} id={id}>
      {name}
    </RecordLink>
  );
};
