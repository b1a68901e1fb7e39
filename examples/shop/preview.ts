import type { FastifyInstance } from 'fastify';
import { Refused } from './api.ts';
import { productPage } from './cataloguePages.ts';
import { banner, itemPage, postPage, stylePage } from './contentPages.ts';
import type { Html } from './html.ts';
import { messagePage, page, type View } from './layout.ts';
import { PreviewDocument, type PreviewQuery } from './operations.generated.ts';
import { one, type Request, type Shop, send, viewOf } from './shop.ts';

type Preview = PreviewQuery['preview'];

/** The address of a published record's own page. */
const addressOf = ({ product, sku, menuItem, blogPost, style }: Preview): string => {
  if (product) return `/product/${product.slug}${sku ? `?sku=${encodeURIComponent(sku)}` : ''}`;
  if (menuItem) return `/menu/${menuItem.id}`;
  if (blogPost) return `/blog/${blogPost.slug}`;
  return style ? `/style/${style.slug}` : '';
};

const pageOf = (view: View, preview: Preview, sku: string, token: string): Html => {
  const { product, menuItem, variations, blogPost, style } = preview;
  if (menuItem) {
    return itemPage(view, menuItem, {
      nodes: variations,
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  }
  if (blogPost) return postPage(view, blogPost);
  if (style) return stylePage(view, style);
  const wanted = product?.variations.find((each) => each.sku === (sku || preview.sku));
  const variation = wanted ?? product?.variations[0];
  if (product && variation) {
    return productPage(view, product, { variation, postcode: '', placed: null, token });
  }
  const title = preview.banner?.title ?? '';
  return page(
    view,
    { title },
    preview.banner ? banner(view, preview.banner, true) : view.text.missing,
  );
};

/** Shows administrators and partners what they have not published yet. */
export const previewRoutes = (app: FastifyInstance, shop: Shop): void => {
  app.get('/preview', (request: Request, reply) =>
    reply.redirect(`/de/preview?${new URLSearchParams({ token: one(request.query.token) })}`),
  );

  app.get('/:language/preview', async (request: Request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const token = one(request.query.token);
    const view = await viewOf(shop, request);
    try {
      const { preview } = await shop.call(PreviewDocument, { token, origin: shop.origin });
      if (preview.isShown) return reply.redirect(`/${view.language}${addressOf(preview)}`);
      const shown = { ...view, previewUntil: preview.endsAt };
      return send(reply, pageOf(shown, preview, one(request.query.sku), token));
    } catch (error) {
      if (!(error instanceof Refused) || !['INVALID', 'NOT_FOUND'].includes(error.code))
        throw error;
      return send(reply, messagePage(view, view.text.previewOver, view.text.openAgain), 404);
    }
  });
};
