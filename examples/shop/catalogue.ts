import { isPostcode } from './cart.ts';
import { type Html, html } from './html.ts';
import { cards, gallery, moreLink, page, productCard, type View } from './layout.ts';
import * as api from './operations.generated.ts';
import {
  afterOf,
  cartOf,
  isId,
  keepCart,
  one,
  type Request,
  route,
  type Shop,
  send,
  sendMissing,
  viewOf,
} from './shop.ts';
import { euro, fill, type Words, words } from './words.ts';

/** What the customer has chosen in a list. */
interface Chosen {
  q: string;
  options: readonly string[];
  priceFrom: string;
  priceTo: string;
  sort: keyof Words['sorts'];
}

interface Listed {
  title: string;
  chosen: Chosen;
  below: View['frame']['categories'];
}

/** The amount that a customer typed; '' if the text is not an amount. */
const amountOf = (typed: string): string => {
  const amount = typed.trim().replace(',', '.');
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(amount) ? amount : '';
};

const chosenOf = ({ query }: Request): Chosen => {
  const sort = one(query.sort);
  return {
    q: one(query.q).slice(0, 200),
    options: [query.option ?? []].flat().filter(isId).slice(0, 50),
    priceFrom: amountOf(one(query.priceFrom)),
    priceTo: amountOf(one(query.priceTo)),
    sort: Object.hasOwn(words.de.sorts, sort) ? (sort as Chosen['sort']) : 'name',
  };
};

type Facets = api.ProductsQuery['products']['facets'];

const filters = ({ text, language }: View, chosen: Chosen, facets: Facets): Html => {
  const bounds = (name: 'priceFrom' | 'priceTo', bound: string | undefined) =>
    html`<label>${text[name]}<input name="${name}" inputmode="decimal" value="${chosen[name]}"
      placeholder="${bound && euro(bound, language)}"></label>`;
  const sorts = Object.entries(text.sorts).map(
    ([sort, name]) =>
      html`<option value="${sort}" ${sort === chosen.sort && html`selected`}>${name}</option>`,
  );
  const isChosen = ({ id }: { id: string }) => chosen.options.includes(id);
  const choice = (option: Facets['attributes'][number]['options'][number]) =>
    html`<label class="check"><input type="checkbox" name="option" value="${option.id}"
      ${isChosen(option) && html`checked`}> ${option.name} (${option.count})</label>`;
  const facet = ({ name, options }: Facets['attributes'][number]) => html`
    <details ${options.some(isChosen) && html`open`}><summary>${name}</summary>
    <fieldset><legend class="hidden">${name}</legend>${options.map(choice)}</fieldset></details>`;
  const { q, options, priceFrom, priceTo } = chosen;
  const isNarrowed = options.length > 0 || priceFrom !== '' || priceTo !== '';
  return html`<details class="filters box" ${isNarrowed && html`open`}><summary>${text.filters}</summary>
  <form class="grid">
  ${q && html`<input type="hidden" name="q" value="${q}">`}
  <label>${text.sort}<select name="sort">${sorts}</select></label>
  <div class="grid pair">${bounds('priceFrom', facets.price?.from)}${bounds('priceTo', facets.price?.to)}</div>
  ${facets.attributes.map(facet)}
  <button>${text.apply}</button>
  <a href="?${new URLSearchParams({ q })}">${text.clear}</a>
</form></details>`;
};

const listPage = (view: View, listed: Listed, { products }: api.ProductsQuery): Html => {
  const { text, language } = view;
  const { title, below, chosen } = listed;
  const { nodes, totalCount, pageInfo, facets } = products;
  const child = ({ slug, name }: Listed['below'][number]) =>
    html`<li><a href="/${language}/category/${slug}">${name}</a></li>`;
  const { options, ...single } = chosen;
  const query = new URLSearchParams([
    ...Object.entries(single),
    ...options.map((id) => ['option', id]),
  ]);
  return page(
    view,
    title,
    html`<h1>${title}</h1><ul class="chips">${below.map(child)}</ul>
    <div class="grid list">${filters(view, chosen, facets)}
      <section aria-label="${text.products}">
        <p role="status">${fill(text.results, totalCount)}</p>
        ${nodes.length === 0 && html`<p>${text.nothing}</p>`}
        ${cards(view, nodes.map(productCard), { first: 2 })}${moreLink(view, pageInfo, query)}
      </section>
    </div>`,
  );
};

type Variation = api.ProductPartsFragment['variations'][number];

const versionOf = ({ combination, name }: Variation): string =>
  combination.map(({ option }) => option).join(', ') || name;

interface Shown {
  variation: Variation;
  postcode?: string;
  /** The offers for the postcode; null without one. */
  placed?: api.OffersQuery['offers'] | null;
  isSoldOut?: boolean;
  /** Of a preview, for the addresses of the other versions. */
  token?: string;
}

const offerRow = (view: View, offer: Variation['offers'][number], placed: Shown['placed']) => {
  const { text, language } = view;
  const { vendor, sku } = offer;
  const here = placed?.find((each) => each.offer.id === offer.id);
  const isSold = !here || here.refusal === null;
  const { daysFrom, daysTo } = here ?? offer;
  const free = Number(here?.shipping) === 0;
  const facts = [
    daysFrom != null && fill(text.delivery, daysFrom, daysTo ?? daysFrom),
    here?.shipping &&
      (free ? text.shippingFree : fill(text.shippingOf, euro(here.shipping, language))),
  ].filter(Boolean);
  return html`<li>
    <div><strong>${euro(offer.price, language)}</strong> ${text.by}
      <a href="/${language}/partner/vendor/${vendor.id}">${vendor.name}</a>
    <p class="quiet">${isSold ? facts.join(' · ') : text.notDelivered}</p></div>
    ${
      isSold &&
      html`<form method="post" action="/${language}/cart/add">
      <input type="hidden" name="vendorId" value="${vendor.id}"><input type="hidden" name="sku" value="${sku}">
      <button aria-label="${text.add}: ${vendor.name}">${text.add}</button></form>`
    }
  </li>`;
};

const details = ({ text }: View, { attributes, services }: Variation): Html => {
  const fact = ({ name, value, unit }: Variation['attributes'][number]) =>
    html`<div><dt>${name}</dt><dd>${value} ${unit}</dd></div>`;
  const service = ({ name, minutes }: Variation['services'][number]) =>
    html`<li>${name} <span class="quiet">${fill(text.minutes, minutes)}</span></li>`;
  return html`${attributes.length > 0 && html`<h2>${text.details}</h2><dl class="details">${attributes.map(fact)}</dl>`}
  ${
    services.length > 0 &&
    html`<h2>${text.services}</h2><p class="quiet">${text.servicesHelp}</p><ul>${services.map(service)}</ul>`
  }`;
};

export const productPage = (view: View, product: api.ProductPartsFragment, shown: Shown): Html => {
  const { text, language } = view;
  const { variation, postcode = '', placed, isSoldOut, token } = shown;
  const { variations, manufacturer, name } = product;
  const [category] = product.categories;
  const isWrong = postcode !== '' && !isPostcode(postcode);
  const version = (each: Variation) => html`<li>
    <a href="?${new URLSearchParams({ ...(token && { token }), sku: each.sku })}"
    ${each.sku === variation.sku && html`aria-current="true"`}>${versionOf(each)}</a></li>`;
  return page(
    view,
    name,
    html`<div class="grid product">${gallery(view, variation.pictures.slice(0, 6), name)}
    <div>
      ${category && html`<p><a href="/${language}/category/${category.slug}">${category.name}</a></p>`}
      <h1>${name}</h1>
      <p class="quiet">${text.by} <a href="/${language}/partner/manufacturer/${manufacturer.id}">${manufacturer.name}</a>
        · ${text.sku} ${variation.sku}</p>
      ${isSoldOut && html`<p class="error" role="status">${text.soldOut}</p>`}
      <p class="price">${text.from} ${euro(variation.fromPrice, language)}</p>
      ${variations.length > 1 && html`<h2>${text.choose}</h2><ul class="chips">${variations.map(version)}</ul>`}
      <h2>${text.offers}</h2>
      <form class="row" action="">
        <input type="hidden" name="sku" value="${variation.sku}">
        ${token && html`<input type="hidden" name="token" value="${token}">`}
        <label>${text.postcode}<input name="postcode" inputmode="numeric" autocomplete="postal-code"
          maxlength="5" value="${postcode}" aria-describedby="postcode-help" ${isWrong && html`aria-invalid="true"`}></label>
        <button class="plain">${text.show}</button>
      </form>
      <p id="postcode-help" class="${isWrong ? 'error' : 'quiet'}">${isWrong ? text.postcodeWrong : text.postcodeHelp}</p>
      ${variation.offers.length === 0 && html`<p>${text.noOffers}</p>`}
      <ul class="offers">${variation.offers.map((offer) => offerRow(view, offer, placed))}</ul>
      ${details(view, variation)}
    </div></div>`,
  );
};

export const catalogueRoutes = (shop: Shop): void => {
  const { app, call } = shop;

  const found = (request: Request, categories?: string[]) => {
    const { q: search, options, priceFrom, priceTo, sort } = chosenOf(request);
    const filter = {
      ...(categories && { categories }),
      ...(search && { search }),
      ...(options.length > 0 && { options: [...options] }),
      ...(priceFrom && { priceFrom }),
      ...(priceTo && { priceTo }),
    };
    return call(api.ProductsDocument, { filter, sort, after: afterOf(request) });
  };

  route(
    shop,
    '/products',
    (request) => found(request),
    (view, products, request) => {
      const chosen = chosenOf(request);
      const title = chosen.q || view.text.products;
      return listPage(view, { title, chosen, below: [] }, products);
    },
  );

  app.get('/:language/category/:slug', async (request: Request, reply) => {
    const view = await viewOf(shop, request);
    const { categories } = view.frame;
    const category = categories.find(({ slug }) => slug === request.params.slug);
    if (!category) return sendMissing(shop, request, reply);
    const below = categories.filter(({ parentId }) => parentId === category.id);
    const listed = { title: category.name, chosen: chosenOf(request), below };
    return send(reply, listPage(view, listed, await found(request, [category.id])));
  });

  route(
    shop,
    '/product/:slug',
    async (request, reply) => {
      const { product } = await call(api.ProductDocument, { slug: request.params.slug });
      const sku = one(request.query.sku);
      const wanted = product?.variations.find((each) => each.sku === sku);
      const variation = wanted ?? product?.variations[0];
      if (!product || !variation) return null;
      const cart = cartOf(request);
      const postcode = one(request.query.postcode) || cart.postcode;
      const placed = isPostcode(postcode)
        ? (await call(api.OffersDocument, { sku: variation.sku, postcode })).offers
        : null;
      if (placed) keepCart(reply, { ...cart, postcode });
      return { product, variation, postcode, placed, isSoldOut: sku !== '' && !wanted };
    },
    (view, found) => found && productPage(view, found.product, found),
  );
};
