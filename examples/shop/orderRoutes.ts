import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refused } from './api.ts';
import { type Cart, cartInput, changedCart, emptyCart, isPostcode, withOneMore } from './cart.ts';
import * as api from './operations.generated.ts';
import {
  type Address,
  cartPage,
  checkoutPage,
  completions,
  orderPage,
  type Priced,
} from './orderPages.ts';
import { cartOf, keepCart, type Request, type Shop, send, sendMissing, viewOf } from './shop.ts';
import { words } from './words.ts';

/** A number that nobody can guess, because it opens the page of the order. */
const newNumber = (): string => `WEB-${randomBytes(12).toString('hex')}`;

const addressOf = (form: URLSearchParams): Address =>
  Object.fromEntries(
    Object.keys(completions).map((name) => [name, (form.get(name) ?? '').trim()]),
  ) as Address;

export const orderRoutes = (app: FastifyInstance, shop: Shop): void => {
  const { call } = shop;

  /** Quotes the cart; null without a postcode. */
  const quoteOf = async (cart: Cart, customerEmail: string | null = null) => {
    if (cart.lines.length === 0 || !isPostcode(cart.postcode)) return null;
    const input = { ...cartInput(cart), postcode: cart.postcode, customerEmail };
    return (await call(api.QuoteDocument, { input })).cartQuote;
  };

  const priced = async (cart: Cart): Promise<Priced> => {
    const [lines, quote] = await Promise.all([
      Promise.all(
        cart.lines.map(async ({ sku }) => (await call(api.LineDocument, { sku })).productBySku),
      ),
      quoteOf(cart),
    ]);
    return { cart, lines, quote };
  };

  app.post('/:language/cart/add', async (request: Request, reply) => {
    const [vendorId, sku] = [request.body.get('vendorId') ?? '', request.body.get('sku') ?? ''];
    keepCart(reply, withOneMore(cartOf(request), vendorId, sku));
    return reply.redirect(`/${request.params.language}/cart`, 303);
  });

  app.get('/:language/cart', async (request: Request, reply) => {
    const [view, given] = await Promise.all([viewOf(shop, request), priced(cartOf(request))]);
    return send(reply, cartPage(view, given));
  });

  app.post('/:language/cart', async (request: Request, reply) => {
    keepCart(reply, changedCart(cartOf(request), request.body));
    return reply.redirect(`/${request.params.language}/cart`, 303);
  });

  const checkout = async (
    request: Request,
    reply: FastifyReply,
    given: { address: Address; problem: string | null },
  ) => {
    const cart = cartOf(request);
    const { email } = given.address;
    const quote = await quoteOf(cart, email.includes('@') ? email : null);
    if (!quote?.isOrderable) return reply.redirect(`/${request.params.language}/cart`, 303);
    const shown = { quote, cart, externalId: newNumber(), ...given };
    return send(reply, checkoutPage(await viewOf(shop, request), shown));
  };

  app.get('/:language/checkout', async (request: Request, reply) =>
    checkout(request, reply, { address: addressOf(new URLSearchParams()), problem: null }),
  );

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
      return checkout(request, reply, { address, problem });
    }
    keepCart(reply, { ...emptyCart, postcode: cart.postcode });
    return reply.redirect(`/${params.language}/order/${externalId}`, 303);
  });

  app.get('/:language/order/:id', async (request: Request, reply) => {
    try {
      const externalId = request.params.id;
      const [view, { shopOrder }] = await Promise.all([
        viewOf(shop, request),
        call(api.OrderStateDocument, { externalId }),
      ]);
      reply.header('x-robots-tag', 'noindex');
      return send(reply, orderPage(view, shopOrder));
    } catch (error) {
      if (error instanceof Refused && error.code === 'NOT_FOUND') {
        return sendMissing(shop, request, reply);
      }
      throw error;
    }
  });
};
