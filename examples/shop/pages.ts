import type { Cart } from './cart.ts';
import { type Html, html } from './html.ts';
import { type Picture, page, picture, type View } from './layout.ts';
import type {
  CardFragment,
  HomeQuery,
  LineQuery,
  OffersQuery,
  OrderStateQuery,
  ProductQuery,
  ProductsQuery,
  QuoteQuery,
} from './operations.generated.ts';
import { day, euro, fill } from './words.ts';

const mainPicture = ({ variations }: CardFragment): Picture | undefined =>
  variations.flatMap(({ pictures }) => pictures)[0];

const cards = (view: View, products: readonly CardFragment[]): Html => html`<ul class="cards">
${products.map(
  (product, index) => html`<li><a href="/${view.language}/p/${product.slug}">
    ${picture(view, mainPicture(product), '(min-width: 60rem) 16rem, 45vw', index < 2)}
    <strong>${product.name}</strong></a>
    <span class="quiet">${product.manufacturer.name}</span>
    <span>${view.text.from} ${euro(product.fromPrice, view.language)}</span></li>`,
)}
</ul>`;

export const homePage = (view: View, { banners, products }: HomeQuery): Html => {
  const [first] = banners;
  const { text } = view;
  return page(
    view,
    text.home,
    html`${
      first &&
      html`<section class="banner" aria-label="${first.title}">
        ${picture(view, first.picture, '100vw', true)}
        <div class="caption"><h1>${first.title}</h1><p>${first.text}</p></div>
      </section>`
    }
    ${!first && html`<h1>Wohnwerk</h1>`}
    <h2>${text.newest}</h2>
    ${cards(view, products.nodes)}`,
  );
};

/** What the customer has chosen in a list. */
export interface Chosen {
  q: string;
  options: readonly string[];
  priceFrom: string;
  priceTo: string;
  sort: 'name' | 'price' | 'priceDescending' | 'newest';
}

const addressOf = (
  action: string,
  { q, options, priceFrom, priceTo, sort }: Chosen,
  after = '',
) => {
  const query = new URLSearchParams(options.map((id) => ['option', id]));
  for (const [name, value] of Object.entries({ q, priceFrom, priceTo, sort, after })) {
    if (value !== '') query.set(name, value);
  }
  return `${action}?${query}`;
};

const filters = (
  view: View,
  action: string,
  chosen: Chosen,
  { facets }: ProductsQuery['products'],
) => {
  const { text, language } = view;
  const { price } = facets;
  const bounds = (name: 'priceFrom' | 'priceTo', bound: string | undefined) =>
    html`<label>${text[name]}<input name="${name}" inputmode="decimal" value="${chosen[name]}"
      placeholder="${bound === undefined ? '' : euro(bound, language)}"></label>`;
  return html`<form class="filters" action="${action}">
  <h2>${text.filters}</h2>
  ${chosen.q !== '' && html`<input type="hidden" name="q" value="${chosen.q}">`}
  <label>${text.sort}<select name="sort">
    ${Object.entries(text.sorts).map(
      ([sort, name]) =>
        html`<option value="${sort}" ${sort === chosen.sort && html`selected`}>${name}</option>`,
    )}
  </select></label>
  ${bounds('priceFrom', price?.from)}${bounds('priceTo', price?.to)}
  ${facets.attributes.map(
    ({
      name,
      options,
    }) => html`<details ${options.some(({ id }) => chosen.options.includes(id)) && html`open`}>
    <summary>${name}</summary>
    <fieldset><legend class="hidden">${name}</legend>
    ${options.map(
      (
        option,
      ) => html`<label class="check"><input type="checkbox" name="option" value="${option.id}"
        ${chosen.options.includes(option.id) && html`checked`}> ${option.name} (${option.count})</label>`,
    )}</fieldset></details>`,
  )}
  <button>${text.apply}</button>
  <a href="${action}${chosen.q && `?${new URLSearchParams({ q: chosen.q })}`}">${text.clear}</a>
</form>`;
};

interface Listed {
  title: string;
  /** The address of the list, without its query. */
  action: string;
  chosen: Chosen;
  below: readonly { slug: string; name: string }[];
}

export const listPage = (
  view: View,
  { title, action, chosen, below }: Listed,
  { products }: ProductsQuery,
): Html => {
  const { text, language } = view;
  const { nodes, totalCount, pageInfo } = products;
  return page(
    view,
    title,
    html`<h1>${title}</h1>
    ${
      below.length > 0 &&
      html`<ul class="below">${below.map(
        ({ slug, name }) => html`<li><a href="/${language}/c/${slug}">${name}</a></li>`,
      )}</ul>`
    }
    <div class="list">
      ${filters(view, action, chosen, products)}
      <section aria-label="${text.products}">
        <p role="status">${fill(text.results, totalCount)}</p>
        ${nodes.length === 0 ? html`<p>${text.nothing}</p>` : cards(view, nodes)}
        ${
          pageInfo.hasNextPage &&
          html`<p><a class="button" href="${addressOf(action, chosen, pageInfo.endCursor ?? '')}">${text.more}</a></p>`
        }
      </section>
    </div>`,
  );
};

type Product = NonNullable<ProductQuery['product']>;
type Variation = Product['variations'][number];

const versionOf = ({ combination, name }: Variation): string =>
  combination.map(({ option }) => option).join(', ') || name;

const offerRow = (
  view: View,
  offer: Variation['offers'][number],
  placed: OffersQuery['offers'] | null,
): Html => {
  const { text, language } = view;
  const here = placed?.find((each) => each.offer.id === offer.id);
  const isSold = !here || here.refusal === null;
  const [from, to] = [here?.daysFrom ?? offer.daysFrom, here?.daysTo ?? offer.daysTo];
  return html`<li>
    <span><strong>${euro(offer.price, language)}</strong> ${text.by} ${offer.vendor.name}</span>
    <span class="quiet">${
      isSold
        ? [
            from !== null && from !== undefined && fill(text.delivery, from, to ?? from),
            here?.shipping && ` · ${fill(text.shippingOf, euro(here.shipping, language))}`,
          ]
        : text.notDelivered
    }</span>
    ${
      isSold &&
      html`<form method="post" action="/${language}/cart/add">
      <input type="hidden" name="vendorId" value="${offer.vendor.id}"><input type="hidden" name="sku" value="${offer.sku}">
      <button aria-label="${text.add}: ${offer.vendor.name}">${text.add}</button></form>`
    }
  </li>`;
};

interface Shown {
  variation: Variation;
  postcode: string;
  /** The offers for the postcode; null without one. */
  placed: OffersQuery['offers'] | null;
  isWrong: boolean;
}

export const productPage = (view: View, product: Product, shown: Shown): Html => {
  const { text } = view;
  const { variation, postcode, placed, isWrong } = shown;
  const { variations } = product;
  return page(
    view,
    product.name,
    html`<div class="product">
    <div class="pictures">${variation.pictures
      .slice(0, 6)
      .map((image, index) =>
        picture(view, image, '(min-width: 60rem) 40rem, 100vw', index === 0),
      )}</div>
    <div>
      <h1>${product.name}</h1>
      <p class="quiet">${text.by} ${product.manufacturer.name} · ${text.sku} ${variation.sku}</p>
      ${
        variations.length > 1 &&
        html`<h2>${text.choose}</h2><ul class="below">${variations.map(
          (each) => html`<li><a href="?sku=${encodeURIComponent(each.sku)}"
            ${each.sku === variation.sku && html`aria-current="true"`}>${versionOf(each)}</a></li>`,
        )}</ul>`
      }
      <h2>${text.offers}</h2>
      <form class="row" action="">
        <input type="hidden" name="sku" value="${variation.sku}">
        <label>${text.postcode}<input name="postcode" inputmode="numeric" autocomplete="postal-code"
          maxlength="5" value="${postcode}" aria-describedby="postcode-help" ${isWrong && html`aria-invalid="true"`}></label>
        <button>${text.show}</button>
      </form>
      <p id="postcode-help" class="quiet">${isWrong ? text.postcodeWrong : text.postcodeHelp}</p>
      <ul class="offers">${variation.offers.map((offer) => offerRow(view, offer, placed))}</ul>
      ${
        variation.attributes.length > 0 &&
        html`<h2>${text.details}</h2><dl class="facts">${variation.attributes.map(
          ({ name, value, unit }) => html`<div><dt>${name}</dt><dd>${value} ${unit}</dd></div>`,
        )}</dl>`
      }
    </div></div>`,
  );
};

export interface Priced {
  cart: Cart;
  lines: readonly (LineQuery['productBySku'] | undefined)[];
  quote: QuoteQuery['cartQuote'] | null;
}

const sums = (
  { text, language }: View,
  {
    sums: of,
    total,
  }: Pick<OrderStateQuery['shopOrder'], 'sums'> & { total?: string | null | undefined },
): Html => {
  const row = (name: string, amount: string) =>
    html`<div><dt>${name}</dt><dd>${euro(amount, language)}</dd></div>`;
  return html`<dl class="facts">
    ${row(text.subtotal, of.products)}
    ${Number(of.discount) > 0 && row(text.discount, `-${of.discount}`)}
    ${row(text.shipping, of.shipping)}
    ${total && html`<div class="total"><dt>${text.total}</dt><dd>${euro(total, language)}</dd></div>`}
  </dl>`;
};

const codeFacts = ({ text, language }: View, quote: NonNullable<Priced['quote']>): Html => {
  const { codeRefusal, codeMissing, codeConditions, isCodeCheckedAtOrder } = quote;
  return html`${
    codeRefusal &&
    html`<p class="error" role="alert">${text.codeRefused} ${codeMissing && fill(text.codeMissing, euro(codeMissing, language))}</p>`
  }
  ${
    codeConditions.length > 0 &&
    html`<ul class="quiet">${codeConditions.map((each) => html`<li>${each[language]}</li>`)}</ul>`
  }
  ${isCodeCheckedAtOrder && html`<p class="quiet">${text.codeLater}</p>`}`;
};

export const cartPage = (view: View, { cart, lines, quote }: Priced): Html => {
  const { text, language } = view;
  const body =
    cart.lines.length === 0
      ? html`<p>${text.empty}</p><p><a class="button" href="/${language}">${text.goOn}</a></p>`
      : html`<form method="post" action="/${language}/cart" class="list">
    <ul class="lines">${cart.lines.map((line, place) => {
      const product = lines[place];
      const quoted = quote?.lines[place];
      const name = product?.name ?? line.sku;
      return html`<li>${picture(view, product?.pictures[0], '8rem')}
        <div><strong>${product ? html`<a href="/${language}/p/${product.productSlug}?sku=${encodeURIComponent(line.sku)}">${name}</a>` : name}</strong>
        ${quoted?.amount && html`<span>${euro(quoted.amount, language)}</span>`}
        ${quoted?.refusal && html`<span class="error">${text.notSold}</span>`}
        <label>${text.quantity}<input type="number" name="quantity${place}" min="0" max="99" value="${line.quantity}"></label>
        <button class="plain" name="remove" value="${place}" aria-label="${text.remove}: ${name}">${text.remove}</button></div></li>`;
    })}</ul>
    <section aria-label="${text.sums}">
      <label>${text.postcode}<input name="postcode" inputmode="numeric" autocomplete="postal-code" maxlength="5" value="${cart.postcode}"></label>
      <label>${text.code}<input name="code" maxlength="50" autocomplete="off" value="${cart.code}"></label>
      <button class="plain">${text.update}</button>
      ${quote ? html`${codeFacts(view, quote)}${sums(view, quote)}` : html`<p>${text.enterPostcode}</p>`}
      ${quote?.isOrderable && html`<a class="button" href="/${language}/checkout">${text.checkout}</a>`}
    </section></form>`;
  return page(view, text.cart, html`<h1>${text.cart}</h1>${body}`);
};

/** The address as it was typed. */
export type Address = Record<'firstname' | 'lastname' | 'email' | 'street' | 'city', string>;

const completions: Record<keyof Address, string> = {
  firstname: 'given-name',
  lastname: 'family-name',
  email: 'email',
  street: 'street-address',
  city: 'address-level2',
};

interface Checkout {
  quote: QuoteQuery['cartQuote'];
  postcode: string;
  address: Address;
  /** The shop's number of the order: sent again, it does not order twice. */
  externalId: string;
  problem: string | null;
}

export const checkoutPage = (view: View, given: Checkout): Html => {
  const { text, language } = view;
  const { quote, postcode, address, externalId, problem } = given;
  const field = (name: keyof Address) => html`<label>${text[name]}<input name="${name}"
    ${name === 'email' && html`type="email"`} autocomplete="${completions[name]}" required maxlength="255" value="${address[name]}"></label>`;
  return page(
    view,
    text.checkoutTitle,
    html`<h1>${text.checkoutTitle}</h1>
    ${problem && html`<p class="error" role="alert">${problem}</p>`}
    <form method="post" action="/${language}/checkout" class="list">
      <fieldset class="fields"><legend>${text.address}</legend>
        ${(Object.keys(completions) as (keyof Address)[]).map(field)}
        <p>${text.postcode}: ${postcode}</p>
      </fieldset>
      <section aria-label="${text.sums}">
        <fieldset class="fields"><legend>${text.payment}</legend>
          ${Object.entries(text.payments).map(
            (
              [method, name],
              index,
            ) => html`<label class="check"><input type="radio" name="method" value="${method}"
              ${index === 0 && html`checked`}> ${name}</label>`,
          )}
        </fieldset>
        ${codeFacts(view, quote)}${sums(view, quote)}
        <input type="hidden" name="externalId" value="${externalId}">
        <input type="hidden" name="total" value="${quote.total ?? ''}">
        <button>${text.order}</button>
      </section>
    </form>`,
  );
};

export const orderPage = (view: View, order: OrderStateQuery['shopOrder']): Html => {
  const { text, language } = view;
  return page(
    view,
    text.thanks,
    html`<h1>${text.thanks}</h1>
    <p>${fill(text.orderNumber, order.number)} · ${text.states[order.status]} · ${text.paymentStates[order.paymentStatus]}</p>
    <p class="quiet">${text.keepAddress}</p>
    <div class="list">
    <ul class="lines">${order.lines.map(
      (line) => html`<li><div><strong>${line.quantity} × ${line.name}</strong>
      <span>${euro(line.amount, language)}</span>
      <span class="state">${text.states[line.state]}</span>
      ${line.state !== 'completed' && line.state !== 'cancelled' && html`<span class="quiet">${fill(text.dueOn, day(line.dueOn, language))}</span>`}
      ${line.parcels.map(
        ({ carrier, number, trackingUrl }) =>
          html`<span>${carrier} ${
            trackingUrl
              ? html`<a href="${trackingUrl}" rel="noopener noreferrer" aria-label="${text.track}: ${number}">${number || text.track}</a>`
              : number
          }</span>`,
      )}</div></li>`,
    )}</ul>
    <section aria-label="${text.sums}">${sums(view, order)}</section>
    </div>`,
  );
};

export const messagePage = (view: View, title: string, message: string): Html =>
  page(
    view,
    title,
    html`<h1>${title}</h1><p>${message}</p><p><a class="button" href="/${view.language}">${view.text.goOn}</a></p>`,
  );
