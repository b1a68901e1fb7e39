import { type Cart, type CartLine, serviceKey } from './cart.ts';
import { type Html, html } from './html.ts';
import { page, picture, type View, widths } from './layout.ts';
import type { LineQuery, OrderStateQuery, QuoteQuery } from './operations.generated.ts';
import { day, euro, fill } from './words.ts';

type Quote = QuoteQuery['cartQuote'];
type Product = LineQuery['productBySku'] | undefined;
type Order = OrderStateQuery['shopOrder'];

export interface Priced {
  cart: Cart;
  lines: readonly Product[];
  /** Null until the postcode is known. */
  quote: Quote | null;
}

const sums = (
  { text, language }: View,
  { sums: of, total }: { sums: Quote['sums']; total: string | null },
) => {
  const row = (name: string, amount: string) =>
    html`<div><dt>${name}</dt><dd>${euro(amount, language)}</dd></div>`;
  return html`<dl class="facts">
    ${row(text.subtotal, of.products)}
    ${Number(of.discount) > 0 && row(text.discount, `-${of.discount}`)}
    ${row(text.shipping, of.shipping)}
    ${Number(of.services) > 0 && row(text.services, of.services)}
    ${Number(of.driving) > 0 && row(text.driving, of.driving)}
    ${total && html`<div class="total"><dt>${text.total}</dt><dd>${euro(total, language)}</dd></div>`}
  </dl>`;
};

const missingSum = ({ text, language }: View, sum: string | null) =>
  sum && fill(text.missingSum, euro(sum, language));

const codeFacts = (view: View, quote: Quote): Html => {
  const { text, language } = view;
  const { codeRefusal, codeMissing, codeConditions, isCodeCheckedAtOrder } = quote;
  const conditions = codeConditions.map((each) => html`<li>${each[language]}</li>`);
  return html`
  ${codeRefusal && html`<p class="error" role="alert">${text.codeRefused} ${missingSum(view, codeMissing)}</p>`}
  ${conditions.length > 0 && html`<ul class="quiet">${conditions}</ul>`}
  ${isCodeCheckedAtOrder && html`<p class="quiet">${text.codeLater}</p>`}`;
};

/** For each service of a line, who performs it, or nobody. */
const serviceChoices = (
  view: View,
  { line, place }: { line: CartLine; place: number },
  given: Priced,
) => {
  const { text, language } = view;
  const product = given.lines[place];
  const performers =
    product?.offers.find(({ vendor }) => vendor.id === line.vendorId)?.performers ?? [];
  if (!product || performers.length === 0) return null;
  return product.services.map(({ id, name }) => {
    const quoted = given.quote?.services.find(
      (each) => each.line === place && each.serviceId === id,
    );
    const option = (performer: (typeof performers)[number]) => {
      const key = serviceKey({ serviceId: id, performerId: performer.id });
      return html`<option value="${key}" ${line.services.some((each) => serviceKey(each) === key) && html`selected`}>${text.by} ${performer.name}</option>`;
    };
    return html`<label class="service">${name}<select name="service${place}">
      <option value="">${text.without}</option>${performers.map(option)}</select>
      ${quoted?.cost && html`<span>${euro(quoted.cost, language)}</span>`}</label>
      ${quoted?.refusal && html`<span class="error" role="alert">${text.notPerformed} ${missingSum(view, quoted.missing)}</span>`}`;
  });
};

const cartLine = (view: View, line: CartLine, place: number, given: Priced): Html => {
  const { text, language } = view;
  const product = given.lines[place];
  const quoted = given.quote?.lines[place];
  const name = product?.name ?? line.sku;
  const href = `/${language}/product/${product?.productSlug}?sku=${encodeURIComponent(line.sku)}`;
  return html`<li>${picture(view, product?.pictures[0], widths.small)}
    <div><strong>${product ? html`<a href="${href}">${name}</a>` : name}</strong>
    ${quoted?.amount && html`<span>${euro(quoted.amount, language)}</span>`}
    ${(quoted?.refusal || !product) && html`<span class="error">${text.notSold}</span>`}
    <label>${text.quantity}<input type="number" name="quantity${place}" min="0" max="99" value="${line.quantity}"></label>
    ${serviceChoices(view, { line, place }, given)}
    <button class="plain" name="remove" value="${place}" aria-label="${text.remove}: ${name}">${text.remove}</button></div></li>`;
};

export const cartPage = (view: View, given: Priced): Html => {
  const { text, language } = view;
  const { cart, quote } = given;
  const body =
    cart.lines.length === 0
      ? html`<p>${text.empty}</p><p><a class="button" href="/${language}">${text.goOn}</a></p>`
      : html`<form method="post" action="/${language}/cart" class="list"><button hidden></button>
    <ul class="lines">${cart.lines.map((line, place) => cartLine(view, line, place, given))}</ul>
    <section class="box" aria-label="${text.sums}">
      <label>${text.postcode}<input name="postcode" inputmode="numeric" autocomplete="postal-code" maxlength="5" value="${cart.postcode}"></label>
      <label>${text.code}<input name="code" maxlength="50" autocomplete="off" value="${cart.code}"></label>
      <button class="plain">${text.update}</button>
      ${quote ? html`${codeFacts(view, quote)}${sums(view, quote)}` : html`<p>${text.enterPostcode}</p>`}
      ${quote?.isOrderable && html`<a class="button" href="/${language}/checkout">${text.checkout}</a>`}
    </section></form>`;
  return page(view, { title: text.cart }, html`<h1>${text.cart}</h1>${body}`);
};

/** The address as it was typed. */
export type Address = Record<'firstname' | 'lastname' | 'email' | 'street' | 'city', string>;

export const completions: Readonly<Record<keyof Address, string>> = {
  firstname: 'given-name',
  lastname: 'family-name',
  email: 'email',
  street: 'street-address',
  city: 'address-level2',
};

interface Checkout {
  quote: Quote;
  cart: Cart;
  address: Address;
  /** The shop's number of the order: sent again, it does not order twice. */
  externalId: string;
  problem: string | null;
}

export const checkoutPage = (view: View, given: Checkout): Html => {
  const { text, language } = view;
  const { quote, cart, address, externalId, problem } = given;
  const field = (name: keyof Address) => html`<label>${text[name]}<input name="${name}"
    ${name === 'email' && html`type="email"`} autocomplete="${completions[name]}" required maxlength="255" value="${address[name]}"></label>`;
  const payment = ([method, name]: [string, string], index: number) =>
    html`<label class="check"><input type="radio" name="method" value="${method}" ${index === 0 && html`checked`}> ${name}</label>`;
  return page(
    view,
    { title: text.checkoutTitle },
    html`<h1>${text.checkoutTitle}</h1>
    ${problem && html`<p class="error" role="alert">${problem}</p>`}
    <form method="post" action="/${language}/checkout" class="list">
      <fieldset class="fields"><legend>${text.address}</legend>
        ${(Object.keys(completions) as (keyof Address)[]).map(field)}
        <p>${text.postcode}: ${cart.postcode}</p>
      </fieldset>
      <section class="box" aria-label="${text.sums}">
        <fieldset class="fields"><legend>${text.payment}</legend>${Object.entries(text.payments).map(payment)}</fieldset>
        ${codeFacts(view, quote)}${sums(view, quote)}
        <input type="hidden" name="externalId" value="${externalId}">
        <input type="hidden" name="total" value="${quote.total ?? ''}">
        <button>${text.order}</button>
      </section>
    </form>`,
  );
};

const parcel = (
  { text }: View,
  { carrier, number, trackingUrl }: Order['lines'][number]['parcels'][number],
) => {
  const link = html`<a href="${trackingUrl ?? ''}" rel="noopener noreferrer" aria-label="${text.track}: ${number}">${number || text.track}</a>`;
  return html`<span>${carrier} ${trackingUrl ? link : number}</span>`;
};

const isFinal = (state: string) => state === 'completed' || state === 'cancelled';

const orderLine = (view: View, order: Order, line: Order['lines'][number], place: number): Html => {
  const { text, language } = view;
  const service = ({
    name,
    cost,
    state,
    appointmentAt,
  }: Order['services'][number]) => html`<span>${name}
    ${euro(cost, language)} · <span class="state">${text.states[state]}</span>
    ${appointmentAt && !isFinal(state) && fill(text.appointment, day(appointmentAt, language, { dateStyle: 'medium', timeStyle: 'short' }))}</span>`;
  return html`<li><div><strong>${line.quantity} × ${line.name}</strong>
    <span>${euro(line.amount, language)}</span>
    <span class="state">${text.states[line.state]}</span>
    ${!isFinal(line.state) && html`<span class="quiet">${fill(text.dueOn, day(line.dueOn, language))}</span>`}
    ${line.parcels.map((each) => parcel(view, each))}
    ${order.services.filter((each) => each.line === place).map(service)}</div></li>`;
};

export const orderPage = (view: View, order: Order): Html => {
  const { text } = view;
  const { number, status, paymentStatus, lines } = order;
  const title = isFinal(status) ? fill(text.orderNumber, number) : text.thanks;
  return page(
    view,
    { title },
    html`<h1>${title}</h1>
    <p>${fill(text.orderNumber, number)} · ${text.states[status]} · ${text.paymentStates[paymentStatus]}</p>
    <p class="quiet">${status === 'completed' ? text.finished : text.keepAddress}</p>
    <div class="list">
    <ul class="lines">${lines.map((line, place) => orderLine(view, order, line, place))}</ul>
    <section class="box" aria-label="${text.sums}">${sums(view, order)}</section>
    </div>`,
  );
};
