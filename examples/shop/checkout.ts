import type { Cart } from './cart.ts';
import { type CartLine, serviceKey } from './cart.ts';
import { type Html, html } from './html.ts';
import { page, picture, productAddress, type View, widths } from './layout.ts';
import type * as api from './operations.generated.ts';
import { sums } from './order.ts';
import { euro, fill } from './words.ts';

type Quote = api.QuoteQuery['cartQuote'];

export interface Priced {
  cart: Cart;
  /** The products of the lines; null for one that is no longer sold. */
  products: readonly api.LineQuery['productBySku'][];
  /** Null until the postcode is known. */
  quote: Quote | null;
}

const missingSum = ({ text, language }: View, sum: string | null) =>
  sum && fill(text.missingSum, euro(sum, language));

const codeFacts = (view: View, quote: Quote): Html => {
  const { text, language } = view;
  const conditions = quote.codeConditions.map((each) => html`<li>${each[language]}</li>`);
  return html`
  ${quote.codeRefusal && html`<p class="error" role="alert">${text.codeRefused} ${missingSum(view, quote.codeMissing)}</p>`}
  <ul class="quiet">${conditions}</ul>
  ${quote.isCodeCheckedAtOrder && html`<p class="quiet">${text.codeLater}</p>`}`;
};

/** For each service of a line, who performs it, or nobody. */
const serviceChoices = (view: View, line: CartLine, place: number, { products, quote }: Priced) => {
  const { text, language } = view;
  const product = products[place];
  const offer = product?.offers.find(({ vendor }) => vendor.id === line.vendorId);
  if (!product || !offer || offer.performers.length === 0) return null;
  return product.services.map(({ id, name }) => {
    const quoted = quote?.services.find((each) => each.line === place && each.serviceId === id);
    const option = (performer: (typeof offer.performers)[number]) => {
      const key = serviceKey(id, performer.id);
      return html`<option value="${key}" ${line.services.includes(key) && html`selected`}>${text.by} ${performer.name}</option>`;
    };
    return html`<label>${name}<select name="service${place}">
      <option value="">${text.without}</option>${offer.performers.map(option)}</select>
      ${quoted?.cost && html`<span>${euro(quoted.cost, language)}</span>`}</label>
      ${quoted?.refusal && html`<span class="error" role="alert">${text.notPerformed} ${missingSum(view, quoted.missing)}</span>`}`;
  });
};

const cartLine = (view: View, line: CartLine, place: number, given: Priced): Html => {
  const { text, language } = view;
  const product = given.products[place];
  const quoted = given.quote?.lines[place];
  const name = product?.name ?? line.sku;
  const href = `/${language}/${productAddress(product?.productSlug ?? '', line.sku)}`;
  return html`<li>${picture(view, product?.pictures[0], widths.small)}
    <div class="grid"><strong>${product ? html`<a href="${href}">${name}</a>` : name}</strong>
    ${(quoted?.refusal || !product) && html`<span class="error">${text.notSold}</span>`}
    <label>${text.quantity}<input type="number" name="quantity${place}" min="0" max="99" value="${line.quantity}"></label>
    ${serviceChoices(view, line, place, given)}
    <button class="plain link" name="remove" value="${place}" aria-label="${text.remove}: ${name}">${text.remove}</button></div>
    <strong>${quoted?.amount && euro(quoted.amount, language)}</strong></li>`;
};

export const cartPage = (view: View, given: Priced): Html => {
  const { text, language } = view;
  const { cart, quote } = given;
  const line = (each: CartLine, place: number) => cartLine(view, each, place, given);
  const empty = html`<p>${text.empty}</p><p><a class="button" href="/${language}">${text.goOn}</a></p>`;
  // the first button is the one that Enter presses
  const form = html`<form method="post" action="/${language}/cart" class="grid order"><button hidden></button>
    <ul class="lines">${cart.lines.map(line)}</ul>
    <section class="grid box" aria-label="${text.sums}">
      <label>${text.postcode}<input name="postcode" inputmode="numeric" autocomplete="postal-code" maxlength="5" value="${cart.postcode}"></label>
      <label>${text.code}<input name="code" maxlength="50" autocomplete="off" value="${cart.code}"></label>
      <button class="plain">${text.update}</button>
      ${quote ? html`${codeFacts(view, quote)}${sums(view, quote)}` : html`<p>${text.enterPostcode}</p>`}
      ${quote?.isOrderable && html`<a class="button" href="/${language}/checkout">${text.checkout}</a>`}
    </section></form>`;
  const content = cart.lines.length === 0 ? empty : form;
  return page(view, text.cart, html`<h1>${text.cart}</h1>${content}`);
};

/** The address as it was typed. */
export type Address = Record<keyof typeof completions, string>;

export const completions = {
  firstname: 'given-name',
  lastname: 'family-name',
  email: 'email',
  street: 'street-address',
  city: 'address-level2',
};

interface Checkout extends Priced {
  quote: Quote;
  address: Address;
  /** The shop's number of the order: sent again, it does not order twice. */
  externalId: string;
  problem: string | null;
}

export const checkoutPage = (view: View, given: Checkout): Html => {
  const { text, language } = view;
  const { quote, cart, products, address, externalId, problem } = given;
  const field = (
    name: keyof Address,
  ) => html`<label>${text[name]}<input name="${name}" type="${name === 'email' ? name : 'text'}"
    autocomplete="${completions[name]}" required maxlength="255" value="${address[name]}"></label>`;
  const payment = ([method, name]: [string, string], index: number) =>
    html`<label class="check"><input type="radio" name="method" value="${method}" ${index === 0 && html`checked`}> ${name}</label>`;
  const bought = ({ quantity, sku }: CartLine, place: number) =>
    html`<li>${quantity} × ${products[place]?.name ?? sku}</li>`;
  return page(
    view,
    text.checkoutTitle,
    html`<h1>${text.checkoutTitle}</h1>
    ${problem && html`<p class="error" role="alert">${problem}</p>`}
    <form method="post" action="/${language}/checkout" class="grid order">
      <fieldset class="text"><legend>${text.address}</legend><div class="grid pair">
        ${(['firstname', 'lastname', 'email', 'street'] as const).map(field)}
        <p>${text.postcode}<br>${cart.postcode} · <a href="/${language}/cart">${text.change}</a></p>${field('city')}</div>
      </fieldset>
      <section class="grid box" aria-label="${text.sums}">
        <fieldset><legend>${text.payment}</legend>${Object.entries(text.payments).map(payment)}</fieldset>
        <ul>${cart.lines.map(bought)}</ul>
        ${codeFacts(view, quote)}${sums(view, quote)}
        <input type="hidden" name="externalId" value="${externalId}">
        <input type="hidden" name="total" value="${quote.total ?? ''}">
        <button>${text.order}</button>
      </section>
    </form>`,
  );
};
