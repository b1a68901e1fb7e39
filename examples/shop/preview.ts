import { Refused } from './api.ts';
import { productPage } from './catalogue.ts';
import { banner, itemPage, postPage, stylePage } from './content.ts';
import { type Html, html } from './html.ts';
import { messagePage, page, productAddress, type View } from './layout.ts';
import { PreviewDocument, type PreviewQuery } from './operations.generated.ts';
import { one, type Request, type Shop, send, viewOf } from './shop.ts';

type Preview = PreviewQuery['preview'];

/** The address of a published record's own page. */
const addressOf = ({ product, sku, menuItem, blogPost, style }: Preview): string => {
  if (product) return sku ? productAddress(product.slug, sku) : `product/${product.slug}`;
  if (menuItem) return `menu/${menuItem.id}`;
  if (blogPost) return `blog/${blogPost.slug}`;
  return style ? `style/${style.slug}` : '';
};

const pageOf = (view: View, preview: Preview, sku: string, token: string): Html => {
  const { product, menuItem, variations, blogPost, style } = preview;
  const pageInfo = { hasNextPage: false, endCursor: null };
  if (menuItem) return itemPage(view, menuItem, { nodes: variations, pageInfo });
  if (blogPost) return postPage(view, blogPost);
  if (style) return stylePage(view, style);
  const wanted = product?.variations.find((each) => each.sku === (sku || preview.sku));
  const variation = wanted ?? product?.variations[0];
  if (product && variation) return productPage(view, product, { variation, token });
  return page(view, view.text.home, html`${preview.banner && banner(view, preview.banner, true)}`);
};

/** Shows administrators and partners what they have not published yet. */
export const previewRoutes = (shop: Shop): void => {
  shop.app.get('/preview', (request: Request, reply) =>
    reply.redirect(`/de/preview?${new URLSearchParams({ token: one(request.query.token) })}`),
  );

  shop.app.get('/:language/preview', async (request: Request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const [token, sku] = [one(request.query.token), one(request.query.sku)];
    const view = await viewOf(shop, request);
    try {
      const { preview } = await shop.call(PreviewDocument, { token, origin: shop.origin });
      if (preview.isShown) return reply.redirect(`/${view.language}/${addressOf(preview)}`);
      return send(reply, pageOf({ ...view, previewUntil: preview.endsAt }, preview, sku, token));
    } catch (error) {
      const isOver = error instanceof Refused && ['INVALID', 'NOT_FOUND'].includes(error.code);
      if (!isOver) throw error;
      return send(reply, messagePage(view, view.text.previewOver, view.text.openAgain), 404);
    }
  });
};
