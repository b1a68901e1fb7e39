import { type Html, html } from './html.ts';
import { cards, moreLink, page, picture, productCard, type View, widths } from './layout.ts';
import type { OffersQuery, ProductPartsFragment, ProductsQuery } from './operations.generated.ts';
import { euro, fill, type Words } from './words.ts';

/** What the customer has chosen in a list. */
export interface Chosen {
  q: string;
  options: readonly string[];
  priceFrom: string;
  priceTo: string;
  sort: keyof Words['sorts'];
}

interface Listed {
  title: string;
  /** The address of the list, without its query. */
  action: string;
  chosen: Chosen;
  below: readonly { slug: string; name: string }[];
}

type Facets = ProductsQuery['products']['facets'];

const filters = ({ text, language }: View, { action, chosen }: Listed, facets: Facets): Html => {
  const { price, attributes } = facets;
  const bounds = (name: 'priceFrom' | 'priceTo', bound: string | undefined) =>
    html`<label>${text[name]}<input name="${name}" inputmode="decimal" value="${chosen[name]}"
      placeholder="${bound === undefined ? '' : euro(bound, language)}"></label>`;
  const sorts = Object.entries(text.sorts).map(
    ([sort, name]) =>
      html`<option value="${sort}" ${sort === chosen.sort && html`selected`}>${name}</option>`,
  );
  const choice = ({ id, name, count }: Facets['attributes'][number]['options'][number]) =>
    html`<label class="check"><input type="checkbox" name="option" value="${id}"
      ${chosen.options.includes(id) && html`checked`}> ${name} (${count})</label>`;
  const facet = ({ name, options }: Facets['attributes'][number]) => html`
    <details ${options.some(({ id }) => chosen.options.includes(id)) && html`open`}><summary>${name}</summary>
    <fieldset><legend class="hidden">${name}</legend>${options.map(choice)}</fieldset></details>`;
  const { sort: _, ...narrowing } = chosen;
  const isNarrowed = Object.values(narrowing).some(({ length }) => length > 0);
  return html`<details class="filters" ${isNarrowed && html`open`}><summary>${text.filters}</summary>
  <form action="${action}">
  ${chosen.q !== '' && html`<input type="hidden" name="q" value="${chosen.q}">`}
  <label>${text.sort}<select name="sort">${sorts}</select></label>
  <div class="pair">${bounds('priceFrom', price?.from)}${bounds('priceTo', price?.to)}</div>
  ${attributes.map(facet)}
  <button>${text.apply}</button>
  <a href="${action}${chosen.q && `?${new URLSearchParams({ q: chosen.q })}`}">${text.clear}</a>
</form></details>`;
};

/** The address of the next page of the same list. */
const nextOf = ({ action, chosen }: Listed, after: string): string => {
  const { options, ...single } = chosen;
  const query = new URLSearchParams(options.map((id) => ['option', id]));
  for (const [name, value] of Object.entries({ ...single, after })) {
    if (value !== '') query.set(name, value);
  }
  return `${action}?${query}`;
};

export const listPage = (view: View, listed: Listed, { products }: ProductsQuery): Html => {
  const { text, language } = view;
  const { title, below } = listed;
  const { nodes, totalCount, pageInfo, facets } = products;
  const child = ({ slug, name }: Listed['below'][number]) =>
    html`<li><a href="/${language}/category/${slug}">${name}</a></li>`;
  return page(
    view,
    { title },
    html`<h1>${title}</h1>
    ${below.length > 0 && html`<ul class="chips">${below.map(child)}</ul>`}
    <div class="list">${filters(view, listed, facets)}
      <section aria-label="${text.products}">
        <p role="status">${fill(text.results, totalCount)}</p>
        ${nodes.length === 0 ? html`<p>${text.nothing}</p>` : cards(view, nodes.map(productCard), { first: 2 })}
        ${moreLink(view, pageInfo, (after) => nextOf(listed, after))}
      </section>
    </div>`,
  );
};

type Variation = ProductPartsFragment['variations'][number];

const versionOf = ({ combination, name }: Variation): string =>
  combination.map(({ option }) => option).join(', ') || name;

interface Shown {
  variation: Variation;
  postcode: string;
  /** The offers for the postcode; null without one. */
  placed: OffersQuery['offers'] | null;
  isWrong?: boolean;
  isSoldOut?: boolean;
  /** Of a preview, for the addresses of the other versions. */
  token?: string;
}

const offerRow = (view: View, offer: Variation['offers'][number], placed: Shown['placed']) => {
  const { text, language } = view;
  const { vendor, sku } = offer;
  const here = placed?.find((each) => each.offer.id === offer.id);
  const isSold = !here || here.refusal === null;
  const [from, to] = [here?.daysFrom ?? offer.daysFrom, here?.daysTo ?? offer.daysTo];
  const time = from != null && fill(text.delivery, from, to ?? from);
  const shipping = here?.shipping && ` · ${fill(text.shippingOf, euro(here.shipping, language))}`;
  return html`<li>
    <span><strong>${euro(offer.price, language)}</strong> ${text.by}
      <a href="/${language}/partner/vendor/${vendor.id}">${vendor.name}</a></span>
    <span class="quiet">${isSold ? [time, shipping] : text.notDelivered}</span>
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
  return html`${attributes.length > 0 && html`<h2>${text.details}</h2><dl class="facts details">${attributes.map(fact)}</dl>`}
  ${
    services.length > 0 &&
    html`<h2>${text.services}</h2><p class="quiet">${text.servicesHelp}</p><ul>${services.map(service)}</ul>`
  }`;
};

export const productPage = (view: View, product: ProductPartsFragment, shown: Shown): Html => {
  const { text, language } = view;
  const { variation, postcode, placed, isWrong, isSoldOut, token } = shown;
  const addressOf = (sku: string) => `?${new URLSearchParams({ ...(token && { token }), sku })}`;
  const { variations, manufacturer, name } = product;
  const [category] = product.categories;
  const version = (each: Variation) => html`<li><a href="${addressOf(each.sku)}"
    ${each.sku === variation.sku && html`aria-current="true"`}>${versionOf(each)}</a></li>`;
  const pictures = variation.pictures.slice(0, 6);
  return page(
    view,
    { title: name },
    html`<div class="product">
    <div class="pictures">${pictures.map((image, index) => picture(view, image, widths.half, index === 0))}</div>
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
      <p id="postcode-help" class="quiet">${isWrong ? text.postcodeWrong : text.postcodeHelp}</p>
      ${variation.offers.length === 0 && html`<p>${text.noOffers}</p>`}
      <ul class="offers">${variation.offers.map((offer) => offerRow(view, offer, placed))}</ul>
      ${details(view, variation)}
    </div></div>`,
  );
};
