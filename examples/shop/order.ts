import { type Html, html } from './html.ts';
import { page, type View } from './layout.ts';
import type * as api from './operations.generated.ts';
import { day, euro, fill } from './words.ts';

type Order = api.OrderStateQuery['shopOrder'];
type Quote = api.QuoteQuery['cartQuote'];

/** The sums of a quote or an order. */
export const sums = (
  { text, language }: View,
  { sums: of, total }: Pick<Quote, 'sums' | 'total'>,
) => {
  const rows = [
    [text.subtotal, of.products],
    [text.discount, `-${of.discount}`],
    [text.shipping, of.shipping],
    [text.services, of.services],
    [text.driving, of.driving],
  ] as const;
  const row = ([name, amount]: (typeof rows)[number]) =>
    html`<div><dt>${name}</dt><dd>${euro(amount, language)}</dd></div>`;
  return html`<dl>${rows.filter(([, amount]) => Number(amount) !== 0).map(row)}
    ${total && html`<div class="total"><dt>${text.total}</dt><dd>${euro(total, language)}</dd></div>`}</dl>`;
};

const parcel = ({ text }: View, given: Order['lines'][number]['parcels'][number]) => {
  const { carrier, number, trackingUrl } = given;
  const link = html`<a href="${trackingUrl ?? ''}" rel="noopener noreferrer"
    aria-label="${text.track}: ${number}">${number || text.track}</a>`;
  return html`<span>${carrier} ${trackingUrl ? link : number}</span>`;
};

const isFinal = (state: string) => state === 'completed' || state === 'cancelled';

const styles = { dateStyle: 'medium', timeStyle: 'short' } as const;

const service = ({ text, language }: View, given: Order['services'][number]) => {
  const { name, cost, state, appointmentAt } = given;
  const isOpen = appointmentAt && !isFinal(state);
  return html`<span>${name} ${euro(cost, language)} · <span class="state">${text.states[state]}</span>
    ${isOpen && fill(text.appointment, day(appointmentAt, language, styles))}</span>`;
};

export const orderPage = (view: View, order: Order): Html => {
  const { text, language } = view;
  const { number, status, paymentStatus, lines, services } = order;
  const title = isFinal(status) ? fill(text.orderNumber, number) : text.thanks;
  const lineRow = (line: Order['lines'][number], place: number) => html`<li><div class="grid">
    <strong>${line.quantity} × ${line.name}</strong>
    <span class="state">${text.states[line.state]}</span>
    ${!isFinal(line.state) && html`<span class="quiet">${fill(text.dueOn, day(line.dueOn, language))}</span>`}
    ${line.parcels.map((each) => parcel(view, each))}
    ${services.filter((each) => each.line === place).map((each) => service(view, each))}</div>
    <span>${euro(line.amount, language)}</span></li>`;
  return page(
    view,
    title,
    html`<h1>${title}</h1>
    <p>${fill(text.orderNumber, number)} · ${text.states[status]} · ${text.paymentStates[paymentStatus]}</p>
    <p class="quiet">${status === 'completed' ? text.finished : text.keepAddress}</p>
    <div class="grid order">
    <ul class="lines">${lines.map(lineRow)}</ul>
    <section class="box" aria-label="${text.sums}">${sums(view, order)}</section>
    </div>`,
  );
};
