import type { FastifyInstance, FastifyReply } from 'fastify';
import * as pages from './contentPages.ts';
import type { Html } from './html.ts';
import type { View } from './layout.ts';
import * as api from './operations.generated.ts';
import { one, type Request, type Shop, send, sendMissing, viewOf } from './shop.ts';

const isId = (text: string): boolean => /^\d{1,18}$/.test(text);

const itemsOf = ({ frame }: View) => [
  ...frame.menu,
  ...frame.menu.flatMap(({ children }) => children),
  ...frame.menu.flatMap(({ children }) => children).flatMap(({ children }) => children),
];

export const contentRoutes = (app: FastifyInstance, shop: Shop): void => {
  const { call, origin } = shop;

  /** Registers a page whose data is read together with the view; 404 if `pageOf` returns none. */
  const route = <Data>(
    path: string,
    read: (request: Request) => Promise<Data>,
    pageOf: (view: View, data: Data, request: Request) => Html | null | undefined,
  ) =>
    app.get(`/:language${path}`, async (request: Request, reply: FastifyReply) => {
      const [view, data] = await Promise.all([viewOf(shop, request), read(request)]);
      const page = pageOf(view, data, request);
      return page ? send(reply, page) : sendMissing(shop, request, reply);
    });

  const afterOf = ({ query }: Request) => one(query.after) || null;

  route('', () => call(api.HomeDocument, {}), pages.homePage);
  route(
    '/blog',
    (request) => call(api.PostsDocument, { after: afterOf(request) }),
    pages.postsPage,
  );
  route(
    '/blog/:slug',
    ({ params }) => call(api.PostDocument, { slug: params.slug, origin }),
    (view, { blogPost }) => blogPost && pages.postPage(view, blogPost),
  );
  route(
    '/styles',
    (request) =>
      call(api.StylesDocument, {
        category: one(request.query.category) || null,
        after: afterOf(request),
      }),
    (view, found, { query }) => pages.stylesPage(view, one(query.category) || null, found),
  );
  route(
    '/style/:slug',
    ({ params }) => call(api.StyleDocument, { slug: params.slug }),
    (view, { style }) => style && pages.stylePage(view, style),
  );
  route(
    '/menu/:id',
    async (request) => {
      const item = request.params.id;
      return isId(item) ? call(api.ItemProductsDocument, { item, after: afterOf(request) }) : null;
    },
    (view, found, { params }) => {
      const item = itemsOf(view).find(({ id }) => id === params.id);
      return item && found && pages.itemPage(view, { children: [], ...item }, found.menuVariations);
    },
  );
  route(
    '/partner/:kind/:id',
    async ({ params: { kind, id } }) => {
      if (!isId(id) || (kind !== 'manufacturer' && kind !== 'vendor')) return null;
      return call(api.PartnerDocument, { kind, id, filter: { [`${kind}s`]: [id] } });
    },
    (view, found) =>
      found?.partner ? pages.partnerPage(view, found.partner, found.products) : null,
  );
};
