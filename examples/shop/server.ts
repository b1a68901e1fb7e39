import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Call, Refused } from './api.ts';
import {
  type Cart,
  changedCart,
  emptyCart,
  isPostcode,
  piecesIn,
  readCart,
  withOneMore,
  writtenCart,
} from './cart.ts';
import type { Html } from './html.ts';
import type { View } from './layout.ts';
import {
  FrameDocument,
  HomeDocument,
  LineDocument,
  OffersDocument,
  OrderDocument,
  OrderStateDocument,
  PayDocument,
  ProductDocument,
  ProductsDocument,
  QuoteDocument,
} from './operations.generated.ts';
import {
  type Address,
  type Chosen,
  cartPage,
  checkoutPage,
  homePage,
  listPage,
  messagePage,
  orderPage,
  type Priced,
  productPage,
} from './pages.ts';
import { isLanguage, type Language, words } from './words.ts';

interface Settings {
  /** The address of the marketplace. */
  origin: string;
  call: Call;
}

type Params = { language: Language; slug: string; number: string };
type Request = FastifyRequest<{
  Params: Params;
  Querystring: Record<string, string | string[] | undefined>;
  Body: URLSearchParams;
}>;

const monthInSeconds = 30 * 24 * 3600;

const send = (reply: FastifyReply, page: Html, status = 200) =>
  reply.status(status).type('text/html; charset=utf-8').send(page.text);

const one = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? '';
const many = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : [value].flat();

/** The server of the shop, whose pages need no script. */
export const createShop = async ({ origin, call }: Settings): Promise<FastifyInstance> => {
  const app = fastify();
  await app.register(cookie);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 65_536 },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addHook('onSend', async (_, reply) => {
    reply.header(
      'content-security-policy',
      `default-src 'none'; img-src 'self' ${origin} data:; style-src 'self'; style-src-attr 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
  });

  const style = fs.readFileSync(new URL('./style.css', import.meta.url), 'utf8');
  app.get('/style.css', (_, reply) =>
    reply.type('text/css').header('cache-control', 'max-age=300').send(style),
  );
  app.get('/', (request, reply) =>
    reply.redirect(/^en/i.test(request.headers['accept-language'] ?? '') ? '/en' : '/de'),
  );

  const cartOf = (request: FastifyRequest): Cart => readCart(request.cookies.cart);
  const keepCart = (reply: FastifyReply, cart: Cart) =>
    reply.setCookie('cart', writtenCart(cart), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      maxAge: monthInSeconds,
    });

  const viewOf = async (request: Request): Promise<View> => {
    const { language } = request.params;
    return {
      language,
      text: words[language],
      path: request.url.slice(`/${language}`.length),
      origin,
      pieces: piecesIn(cartOf(request)),
      frame: await call(FrameDocument, {}),
    };
  };

  const missing = async (request: Request, reply: FastifyReply) => {
    const view = await viewOf(request);
    return send(reply, messagePage(view, view.text.missingTitle, view.text.missing), 404);
  };

  /** Names and prices of the cart; the quote is null until its postcode is known. */
  const priced = async (cart: Cart, customerEmail: string | null = null): Promise<Priced> => {
    const { lines, postcode, code } = cart;
    const input = { postcode, code, customerEmail, lines: lines.map((line) => ({ ...line })) };
    const isPlaced = lines.length > 0 && isPostcode(postcode);
    const [products, quoted] = await Promise.all([
      Promise.all(lines.map(async ({ sku }) => (await call(LineDocument, { sku })).productBySku)),
      isPlaced ? call(QuoteDocument, { input }) : null,
    ]);
    return { cart, lines: products, quote: quoted?.cartQuote ?? null };
  };

  app.addHook('preHandler', async (request: FastifyRequest, reply) => {
    const { language } = request.params as Partial<Params>;
    if (language !== undefined && !isLanguage(language)) await reply.status(404).send('Not found');
  });

  app.setErrorHandler(async (error, request, reply) => {
    const { language } = (request.params ?? {}) as Partial<Params>;
    const text = words[isLanguage(language) ? language : 'de'];
    if (!(error instanceof Refused)) request.log.error(error);
    const frame = { categories: [], announcementBars: [] };
    const view: View = {
      language: isLanguage(language) ? language : 'de',
      text,
      path: '',
      origin,
      pieces: 0,
      frame,
    };
    // such as the cursor of another list
    if (error instanceof Refused && error.code === 'INVALID') {
      return send(reply, messagePage(view, text.missingTitle, text.missing), 404);
    }
    return send(reply, messagePage(view, text.failedTitle, text.failed), 503);
  });

  const chosenOf = ({ query }: Request): Chosen => {
    const sort = one(query.sort);
    return {
      q: one(query.q).slice(0, 200),
      options: many(query.option)
        .filter((id) => /^\d{1,18}$/.test(id))
        .slice(0, 50),
      priceFrom: amountOf(one(query.priceFrom)),
      priceTo: amountOf(one(query.priceTo)),
      sort: Object.hasOwn(words.de.sorts, sort) ? (sort as Chosen['sort']) : 'name',
    };
  };

  const list = async (
    request: Request,
    category: { id: string; name: string; slug: string } | null,
  ) => {
    const view = await viewOf(request);
    const chosen = chosenOf(request);
    const { q, options, priceFrom, priceTo, sort } = chosen;
    const filter = {
      ...(category && { categories: [category.id] }),
      ...(q !== '' && { search: q }),
      ...(options.length > 0 && { options: [...options] }),
      ...(priceFrom !== '' && { priceFrom }),
      ...(priceTo !== '' && { priceTo }),
    };
    const after = one(request.query.after) || null;
    const found = await call(ProductsDocument, { filter, sort, after });
    const action = category ? `/${view.language}/c/${category.slug}` : `/${view.language}/products`;
    const below = view.frame.categories.filter(
      ({ parentId }) => category && parentId === category.id,
    );
    return listPage(
      view,
      { title: category?.name ?? view.text.products, action, chosen, below },
      found,
    );
  };

  app.get('/:language', async (request: Request, reply) => {
    const [view, home] = await Promise.all([viewOf(request), call(HomeDocument, {})]);
    return send(reply, homePage(view, home));
  });

  app.get('/:language/products', async (request: Request, reply) =>
    send(reply, await list(request, null)),
  );

  app.get('/:language/c/:slug', async (request: Request, reply) => {
    const { categories } = await call(FrameDocument, {});
    const category = categories.find(({ slug }) => slug === request.params.slug);
    return category ? send(reply, await list(request, category)) : missing(request, reply);
  });

  app.get('/:language/p/:slug', async (request: Request, reply) => {
    const { product } = await call(ProductDocument, { slug: request.params.slug });
    const sku = one(request.query.sku);
    const variation =
      product?.variations.find((each) => each.sku === sku) ?? product?.variations[0];
    if (!product || !variation) return missing(request, reply);
    const cart = cartOf(request);
    const postcode = one(request.query.postcode) || cart.postcode;
    const isWrong = postcode !== '' && !isPostcode(postcode);
    const placed =
      postcode === '' || isWrong
        ? null
        : (await call(OffersDocument, { sku: variation.sku, postcode })).offers;
    if (placed) keepCart(reply, { ...cart, postcode });
    return send(
      reply,
      productPage(await viewOf(request), product, { variation, postcode, placed, isWrong }),
    );
  });

  app.post('/:language/cart/add', async (request: Request, reply) => {
    const [vendorId, sku] = [request.body.get('vendorId') ?? '', request.body.get('sku') ?? ''];
    keepCart(reply, withOneMore(cartOf(request), vendorId, sku));
    return reply.redirect(`/${request.params.language}/cart`, 303);
  });

  app.get('/:language/cart', async (request: Request, reply) =>
    send(reply, cartPage(await viewOf(request), await priced(cartOf(request)))),
  );

  app.post('/:language/cart', async (request: Request, reply) => {
    keepCart(reply, changedCart(cartOf(request), request.body));
    return reply.redirect(`/${request.params.language}/cart`, 303);
  });

  const checkout = async (
    request: Request,
    reply: FastifyReply,
    given: { address: Address; externalId: string; problem: string | null },
  ) => {
    const cart = cartOf(request);
    const { quote } = await priced(
      cart,
      given.address.email.includes('@') ? given.address.email : null,
    );
    if (!quote?.isOrderable) return reply.redirect(`/${request.params.language}/cart`, 303);
    return send(
      reply,
      checkoutPage(await viewOf(request), { quote, postcode: cart.postcode, ...given }),
    );
  };

  app.get('/:language/checkout', async (request: Request, reply) =>
    checkout(request, reply, { address: noAddress, externalId: newNumber(), problem: null }),
  );

  app.post('/:language/checkout', async (request: Request, reply) => {
    const { language } = request.params;
    const { body } = request;
    const cart = cartOf(request);
    const address = addressOf(body);
    const { email, ...person } = address;
    const { firstname, lastname } = person;
    const externalId = body.get('externalId') || newNumber();
    const method = body.get('method') === 'invoice' ? 'invoice' : 'card';
    const input = {
      externalId,
      method,
      orderedAt: new Date().toISOString(),
      customer: { firstname, lastname, email },
      shipping: { ...person, post_code: cart.postcode },
      lines: cart.lines.map((line) => ({ ...line })),
      code: cart.code,
      expectedTotal: body.get('total') ?? '',
    };
    try {
      const { createOrder } = await call(OrderDocument, { input });
      if (method === 'card') {
        const payment = { externalId, paymentId: `TEST-${externalId}`, amount: createOrder.total };
        await call(PayDocument, { input: payment });
      }
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'INVALID') throw error;
      const text = words[language];
      const problem = error.message === 'error.ORDER_TOTAL_CHANGED' ? text.changed : text.refused;
      return checkout(request, reply, { address, externalId: newNumber(), problem });
    }
    keepCart(reply, { ...emptyCart, postcode: cart.postcode });
    return reply.redirect(`/${language}/order/${externalId}`, 303);
  });

  app.get('/:language/order/:number', async (request: Request, reply) => {
    try {
      const { shopOrder } = await call(OrderStateDocument, { externalId: request.params.number });
      return send(reply, orderPage(await viewOf(request), shopOrder));
    } catch (error) {
      if (error instanceof Refused && error.code === 'NOT_FOUND') return missing(request, reply);
      throw error;
    }
  });

  return app;
};

/** A number that nobody can guess, because it opens the page of the order. */
const newNumber = (): string => `WEB-${randomBytes(12).toString('hex')}`;

/** An amount as customers type it, or '' if it is none. */
const amountOf = (typed: string): string => {
  const amount = typed.trim().replace(',', '.');
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(amount) ? amount : '';
};

const noAddress: Address = { firstname: '', lastname: '', email: '', street: '', city: '' };

const addressOf = (form: URLSearchParams): Address => {
  const typed = (name: string) => (form.get(name) ?? '').trim();
  return {
    firstname: typed('firstname'),
    lastname: typed('lastname'),
    email: typed('email'),
    street: typed('street'),
    city: typed('city'),
  };
};
