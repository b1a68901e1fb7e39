import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from './api.ts';
import { type Cart, piecesIn, readCart, writtenCart } from './cart.ts';
import type { Html } from './html.ts';
import { messagePage, type View } from './layout.ts';
import { FrameDocument } from './operations.generated.ts';
import { isLanguage, type Language, words } from './words.ts';

export interface Shop {
  app: FastifyInstance;
  /** The address of the marketplace. */
  origin: string;
  call: Call;
}

export type Request = FastifyRequest<{
  Params: { language: Language; slug: string; id: string; kind: string };
  Querystring: Record<string, string | string[] | undefined>;
  Body: URLSearchParams;
}>;

const monthInSeconds = 30 * 24 * 3600;

export const one = (value: string | string[] | undefined): string => [value].flat()[0] ?? '';
export const afterOf = ({ query }: Request): string | null => one(query.after) || null;
export const isId = (text: string): boolean => /^\d{1,18}$/.test(text);

export const send = (reply: FastifyReply, page: Html, status = 200) =>
  reply.status(status).type('text/html; charset=utf-8').send(page.text);

export const cartOf = (request: FastifyRequest): Cart => readCart(request.cookies.cart);

export const keepCart = (reply: FastifyReply, cart: Cart) => {
  const kept = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: monthInSeconds } as const;
  return reply.setCookie('cart', writtenCart(cart), kept);
};

/** The view of a page without what only the marketplace knows. */
export const bareView = ({ origin }: Shop, request: FastifyRequest): View => {
  const { language: given } = (request.params ?? {}) as { language?: string };
  const language = isLanguage(given) ? given : 'de';
  return {
    language,
    text: words[language],
    shop: `${request.protocol}://${request.host}`,
    path: request.url.replace(/^\/(?:de|en)(?=[/?]|$)/, ''),
    origin,
    pieces: piecesIn(cartOf(request)),
    frame: { categories: [], menu: [], announcementBars: [] },
  };
};

export const viewOf = async (shop: Shop, request: FastifyRequest): Promise<View> => ({
  ...bareView(shop, request),
  frame: await shop.call(FrameDocument, {}),
});

export const sendMissing = async (shop: Shop, request: FastifyRequest, reply: FastifyReply) => {
  const view = await viewOf(shop, request);
  return send(reply, messagePage(view, view.text.missingTitle, view.text.missing), 404);
};

/** Registers a page whose data is read together with the view; 404 if `pageOf` returns none. */
export const route = <Data>(
  shop: Shop,
  path: string,
  read: (request: Request, reply: FastifyReply) => Promise<Data>,
  pageOf: (view: View, data: Data, request: Request) => Html | null | undefined,
) =>
  shop.app.get(`/:language${path}`, async (request: Request, reply) => {
    const [view, data] = await Promise.all([viewOf(shop, request), read(request, reply)]);
    const page = pageOf(view, data, request);
    return page ? send(reply, page) : sendMissing(shop, request, reply);
  });
