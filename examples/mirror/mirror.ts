import { type Call, Refused } from './api.ts';
import {
  BlogPostsDocument,
  ChangesDocument,
  type ChangesQuery,
  CursorDocument,
  PartnersDocument,
  ProductsDocument,
  StylesDocument,
  VariationsDocument,
} from './operations.generated.ts';
import { lists, pagesOf } from './reading.ts';
import { blogPostRows, partnerRows, productRows, styleRows, variationRows } from './rows.ts';
import { type Row, type Store, type Table, tables } from './store.ts';

type Change = ChangesQuery['changes']['nodes'][number];

/** Lines of a page; with the variations of products, at most 50. */
const linesOfPage = 50;

/** The rows of everything that the shop shows, as they arrive. */
async function* everything(call: Call): AsyncGenerator<Row[]> {
  for (const { read } of Object.values(lists)) yield await read(call);
  for await (const nodes of pagesOf(call, ProductsDocument, {})) yield nodes.flatMap(productRows);
  for await (const nodes of pagesOf(call, VariationsDocument, {}))
    yield nodes.flatMap(variationRows);
  for (const kind of ['manufacturer', 'vendor'] as const)
    for await (const nodes of pagesOf(call, PartnersDocument, { kind }))
      yield nodes.flatMap(partnerRows);
  for await (const nodes of pagesOf(call, BlogPostsDocument, {})) yield nodes.flatMap(blogPostRows);
  for await (const nodes of pagesOf(call, StylesDocument, {})) yield nodes.flatMap(styleRows);
}

/** Replaces the copy by a full one. The cursor is older than what is read, so that no change is missed. */
export const copyAll = (call: Call, store: Store): Promise<void> =>
  store.transaction(async () => {
    const { changes } = await call(CursorDocument, {});
    for (const table of Object.keys(tables) as Table[]) store.remove(table);
    for await (const rows of everything(call)) store.put(rows);
    store.keepCursor(changes.endCursor);
  });

/** The rows that replace those of a changed thing: none, if the shop does not show it any more. */
const rowsOf = ({ product, blogPost, style, partner }: Change): Row[] => {
  if (product)
    return [
      ...productRows(withoutVariations(product)),
      ...product.variations.flatMap(variationRows),
    ];
  if (blogPost) return blogPostRows(blogPost);
  if (style) return styleRows(style);
  return partner ? partnerRows(partner) : [];
};

const withoutVariations = ({ variations: _, ...product }: NonNullable<Change['product']>) =>
  product;

/** Deletes the rows of a changed thing. */
const removeRows = (store: Store, { type, id }: Change): void => {
  const known = String(id);
  if (type === 'product') {
    store.remove('product', { id: known });
    for (const table of ['product_category', 'variation', 'offer'] as const)
      store.remove(table, { product_id: known });
  }
  if (type === 'blogPost') store.remove('blog_post', { id: known });
  if (type === 'style') store.remove('style', { id: known });
  if (type === 'manufacturer' || type === 'vendor')
    store.remove('partner', { kind: type, id: known });
};

/** Applies a page of changes, and keeps its cursor with them. */
const applyPage = async (
  call: Call,
  store: Store,
  page: ChangesQuery['changes'],
): Promise<void> => {
  const types = new Set(page.nodes.map(({ type }) => type));
  const again = [...types].flatMap((type) => lists[type] ?? []);
  const read: Row[] = [];
  for (const list of again) read.push(...(await list.read(call)));
  await store.transaction(() => {
    for (const table of again.flatMap((list) => list.tables)) store.remove(table);
    store.put(read);
    for (const change of page.nodes) {
      removeRows(store, change);
      store.put(rowsOf(change));
    }
    store.keepCursor(page.endCursor);
  });
};

/**
 * Brings the copy up to date: by what has changed, or by a full copy if there is none yet or the marketplace
 * says to start over.
 * @returns the number of changes; null after a full copy
 */
export const update = async (call: Call, store: Store): Promise<number | null> => {
  let count = 0;
  for (;;) {
    const after = store.cursor();
    if (after === null) {
      await copyAll(call, store);
      return null;
    }
    try {
      const { changes } = await call(ChangesDocument, { after, first: linesOfPage });
      await applyPage(call, store, changes);
      count += changes.nodes.length;
      if (!changes.hasNextPage) return count;
    } catch (error) {
      if (!(error instanceof Refused && error.msg === 'error.START_OVER')) throw error;
      await copyAll(call, store);
      return null;
    }
  }
};
