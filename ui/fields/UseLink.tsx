import Link from '@mui/material/Link';
import { LinkBase, useResourceDefinitions } from 'react-admin';
import { RecordLink } from './RecordLink.tsx';

interface Use {
  kind: string;
  id: string;
  /** With what is above it, if its name alone does not tell. */
  name: string;
}

/** What is edited on a page of its own. */
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

/** Where the others are shown, of who has that list. */
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

/** The name of what uses a record, linked to where it is shown, for who may go there. */
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
