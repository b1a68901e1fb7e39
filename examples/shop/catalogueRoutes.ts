import type { FastifyInstance } from 'fastify';
import { isPostcode } from './cart.ts';
import { type Chosen, listPage, productPage } from './cataloguePages.ts';
import type { View } from './layout.ts';
import { OffersDocument, ProductDocument, ProductsDocument } from './operations.generated.ts';
import {
  cartOf,
  keepCart,
  many,
  one,
  type Request,
  type Shop,
  send,
  sendMissing,
  viewOf,
} from './shop.ts';
import { words } from './words.ts';

/** An amount as customers type it, or '' if it is none. */
const amountOf = (typed: string): string => {
  const amount = typed.trim().replace(',', '.');
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(amount) ? amount : '';
};

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

type Category = View['frame']['categories'][number];

export const catalogueRoutes = (app: FastifyInstance, shop: Shop): void => {
  const { call } = shop;

  const found = (chosen: Chosen, category: Category | null, after: string) => {
    const { q, options, priceFrom, priceTo, sort } = chosen;
    const filter = {
      ...(category && { categories: [category.id] }),
      ...(q !== '' && { search: q }),
      ...(options.length > 0 && { options: [...options] }),
      ...(priceFrom !== '' && { priceFrom }),
      ...(priceTo !== '' && { priceTo }),
    };
    return call(ProductsDocument, { filter, sort, after: after || null });
  };

  app.get('/:language/products', async (request: Request, reply) => {
    const chosen = chosenOf(request);
    const [view, products] = await Promise.all([
      viewOf(shop, request),
      found(chosen, null, one(request.query.after)),
    ]);
    const action = `/${view.language}/products`;
    const listed = { title: chosen.q || view.text.products, action, chosen, below: [] };
    return send(reply, listPage(view, listed, products));
  });

  app.get('/:language/category/:slug', async (request: Request, reply) => {
    const view = await viewOf(shop, request);
    const { categories } = view.frame;
    const category = categories.find(({ slug }) => slug === request.params.slug);
    if (!category) return sendMissing(shop, request, reply);
    const chosen = chosenOf(request);
    const products = await found(chosen, category, one(request.query.after));
    const below = categories.filter(({ parentId }) => parentId === category.id);
    const action = `/${view.language}/category/${category.slug}`;
    return send(reply, listPage(view, { title: category.name, action, chosen, below }, products));
  });

  app.get('/:language/product/:slug', async (request: Request, reply) => {
    const [view, { product }] = await Promise.all([
      viewOf(shop, request),
      call(ProductDocument, { slug: request.params.slug }),
    ]);
    const sku = one(request.query.sku);
    const wanted = product?.variations.find((each) => each.sku === sku);
    const variation = wanted ?? product?.variations[0];
    if (!product || !variation) return sendMissing(shop, request, reply);
    const cart = cartOf(request);
    const postcode = one(request.query.postcode) || cart.postcode;
    const isWrong = postcode !== '' && !isPostcode(postcode);
    const placed = isPostcode(postcode)
      ? (await call(OffersDocument, { sku: variation.sku, postcode })).offers
      : null;
    if (placed) keepCart(reply, { ...cart, postcode });
    const isSoldOut = sku !== '' && !wanted;
    return send(
      reply,
      productPage(view, product, { variation, postcode, placed, isWrong, isSoldOut }),
    );
  });
};
