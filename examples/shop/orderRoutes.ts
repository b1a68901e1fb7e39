import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Refused } from './api.ts';
import { type Cart, cartInput, changedCart, isPostcode, withOneMore } from './cart.ts';
import { type Address, cartPage, checkoutPage, completions, type Priced } from './checkout.ts';
import * as api from './operations.generated.ts';
import { orderPage } from './order.ts';
import { cartOf, keepCart, type Request, route, type Shop, send, viewOf } from './shop.ts';
import { words } from './words.ts';

/** A number that nobody can guess, because it opens the page of the order. */
const newNumber = (): string => `WEB-${randomBytes(12).toString('hex')}`;

const addressOf = (form: URLSearchParams): Address => {
  const typed = Object.keys(completions).map((name) => [name, (form.get(name) ?? '').trim()]);
  return Object.fromEntries(typed);
};

export const orderRoutes = (shop: Shop): void => {
  const { app, call } = shop;

  /** Reads the products of the cart, and quotes it if there is a postcode. */
  const priced = async (cart: Cart, customerEmail: string | null = null): Promise<Priced> => {
    const input = { ...cartInput(cart), postcode: cart.postcode, customerEmail };
    const isQuoted = cart.lines.length > 0 && isPostcode(cart.postcode);
    const [products, quoted] = await Promise.all([
      Promise.all(cart.lines.map(({ sku }) => call(api.LineDocument, { sku }))),
      isQuoted ? call(api.QuoteDocument, { input }) : null,
    ]);
    const found = products.map(({ productBySku }) => productBySku);
    return { cart, products: found, quote: quoted?.cartQuote ?? null };
  };

  const toCart = (request: Request, reply: FastifyReply) =>
    reply.redirect(`/${request.params.language}/cart`, 303);

  app.post('/:language/cart/add', (request: Request, reply) => {
    const [vendorId, sku] = [request.body.get('vendorId') ?? '', request.body.get('sku') ?? ''];
    keepCart(reply, withOneMore(cartOf(request), vendorId, sku));
    return toCart(request, reply);
  });

  app.post('/:language/cart', (request: Request, reply) => {
    keepCart(reply, changedCart(cartOf(request), request.body));
    return toCart(request, reply);
  });

  route(shop, '/cart', (request) => priced(cartOf(request)), cartPage);

  const checkout = async (
    request: Request,
    reply: FastifyReply,
    problem: string | null = null,
    address = addressOf(new URLSearchParams()),
  ) => {
    const known = await priced(cartOf(request), address.email.includes('@') ? address.email : null);
    const { quote } = known;
    if (!quote?.isOrderable) return toCart(request, reply);
    const given = { ...known, quote, externalId: newNumber(), address, problem };
    return send(reply, checkoutPage(await viewOf(shop, request), given));
  };

  app.get('/:language/checkout', (request: Request, reply) => checkout(request, reply));

  app.post('/:language/checkout', async (request: Request, reply) => {
    const { body, params } = request;
    const cart = cartOf(request);
    const address = addressOf(body);
    const { email, ...person } = address;
    const { firstname, lastname } = person;
    const externalId = body.get('externalId') || newNumber();
    const method = body.get('method') === 'invoice' ? 'invoice' : 'card';
    const input = {
      ...cartInput(cart),
      externalId,
      method,
      orderedAt: new Date().toISOString(),
      customer: { firstname, lastname, email },
      shipping: { ...person, post_code: cart.postcode },
      expectedTotal: body.get('total') ?? '',
    };
    try {
      const { createOrder } = await call(api.OrderDocument, { input });
      if (method === 'card') {
        const payment = { externalId, paymentId: `TEST-${externalId}`, amount: createOrder.total };
        await call(api.PayDocument, { input: payment });
      }
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'INVALID') throw error;
      const { changed, refused } = words[params.language];
      const problem = error.message === 'error.ORDER_TOTAL_CHANGED' ? changed : refused;
      return checkout(request, reply, problem, address);
    }
    keepCart(reply, { lines: [], postcode: cart.postcode, code: '' });
    return reply.redirect(`/${params.language}/order/${externalId}`, 303);
  });

  route(
    shop,
    '/order/:id',
    async ({ params: { id } }, reply) => {
      reply.header('x-robots-tag', 'noindex');
      return (await call(api.OrderStateDocument, { externalId: id })).shopOrder;
    },
    orderPage,
  );
};
