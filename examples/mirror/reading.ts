import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Call } from './api.ts';
import {
  AnnouncementBarsDocument,
  BannersDocument,
  CategoriesDocument,
  type ChangeType,
  MenuDocument,
  MenuVariationsDocument,
  StyleCategoriesDocument,
  StyleSectionsDocument,
} from './operations.generated.ts';
import {
  bannerRows,
  barRows,
  categoryRows,
  menuRows,
  styleCategoryRows,
  styleSectionRows,
} from './rows.ts';
import type { Row, Table } from './store.ts';

/** A list that is read as a whole: the tables that it fills, and how to read their rows. */
interface List {
  tables: readonly Table[];
  read: (call: Call) => Promise<Row[]>;
}

interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
}

interface Page<Node> {
  page: { nodes: Node[]; pageInfo: PageInfo };
}

/** The nodes of all pages of a list, page by page. The next page is on its way while one is stored. */
export async function* pagesOf<Node, Variables extends object>(
  call: Call,
  document: TypedDocumentNode<Page<Node>, Variables>,
  variables: Omit<Variables, 'after'>,
): AsyncGenerator<Node[]> {
  const pageAfter = (after: string | null): Promise<Page<Node>> =>
    call(document, { ...variables, after } as Variables & object);
  let coming: Promise<Page<Node>> | null = pageAfter(null);
  while (coming) {
    const { page }: Page<Node> = await coming;
    coming = page.pageInfo.hasNextPage ? pageAfter(page.pageInfo.endCursor) : null;
    yield page.nodes;
  }
}

const readMenu = async (call: Call): Promise<Row[]> => {
  const rows = menuRows((await call(MenuDocument, {})).menu);
  const listed: Row[] = [];
  for (const [, { id }] of rows) {
    const item = String(id);
    for await (const nodes of pagesOf(call, MenuVariationsDocument, { item }))
      for (const node of nodes)
        listed.push(['menu_variation', { item_id: item, variation_id: node.id }]);
  }
  return [...rows, ...listed];
};

/** The lists that are read again after a change of their type. */
export const lists: Readonly<Partial<Record<ChangeType, List>>> = {
  category: {
    tables: ['category'],
    read: async (call) => categoryRows((await call(CategoriesDocument, {})).categories),
  },
  menu: { tables: ['menu_item', 'menu_variation'], read: readMenu },
  banner: {
    tables: ['banner'],
    read: async (call) => bannerRows((await call(BannersDocument, {})).banners),
  },
  announcementBars: {
    tables: ['announcement_bar'],
    read: async (call) => barRows((await call(AnnouncementBarsDocument, {})).announcementBars),
  },
  styleCategory: {
    tables: ['style_category'],
    read: async (call) =>
      styleCategoryRows((await call(StyleCategoriesDocument, {})).styleCategories),
  },
  styleSection: {
    tables: ['style_section'],
    read: async (call) => styleSectionRows((await call(StyleSectionsDocument, {})).styleSections),
  },
};
