import type { Language } from '#contract/language.ts';
import type { PayoutStatementQuery } from '#contract/rules/payout.ts';
import { payouts as german } from '#i18n/de/payouts.ts';
import { payouts as english } from '#i18n/en/payouts.ts';
import type { Db } from '#server/db/database.ts';
import { exporterOf } from '#server/entity/export.ts';
import type { LedgerEntry } from '#server/generated/graphql.ts';
import type { Exporter } from '#server/jobs/exports.ts';
import { partnerOf } from './ledger.ts';
import { payouts } from './payouts.ts';
import { balanceAt, statementEntries, statementIds } from './statement.ts';

/** Such as 2026-11-22 19:02. */
const inBerlin = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

const texts = { de: german, en: english };

/** With what a bank has to know. */
export const payoutExport = exporterOf(payouts, {
  texts,
  cells: {
    number: ({ number }) => number,
    requestedAt: ({ requestedAt }) => inBerlin.format(new Date(requestedAt)),
    partnerName: ({ partnerName }) => partnerName,
    state: ({ state }, { states }) => states[state as keyof typeof states],
    gross: ({ gross }) => Number(gross),
    commission: ({ commission }) => Number(commission),
    passedOn: ({ passedOn }) => Number(passedOn),
    adjustments: ({ adjustments }) => Number(adjustments),
    net: ({ net }) => Number(net),
    account: ({ account: { provider, accountHolder, iban, bic, paypalMerchantId } }) =>
      provider === 'paypal'
        ? `PayPal ${paypalMerchantId}`
        : `${accountHolder}, ${iban} ${bic}`.trim(),
    paidOn: ({ paidOn }) => paidOn,
    reference: ({ reference }) => reference,
  },
  filename: { de: 'auszahlungen', en: 'payouts' },
});

type Text = (typeof texts)[Language];
type Cell = string | number | null;

const numberOf = (decimal: string | null | undefined): number | null =>
  decimal == null ? null : Number(decimal);

const columns: readonly [keyof Text['entry'], (entry: LedgerEntry, text: Text) => Cell][] = [
  ['at', ({ at }) => inBerlin.format(new Date(at)).slice(0, 10)],
  ['kind', ({ kind }, { kinds }) => kinds[kind as keyof typeof kinds]],
  ['orderNumber', ({ orderNumber }) => orderNumber ?? null],
  ['name', ({ name }) => name],
  ['sku', ({ sku }) => sku ?? null],
  ['quantity', ({ quantity }) => quantity ?? null],
  ['amount', ({ amount }) => Number(amount)],
  ['rate', ({ rate }) => numberOf(rate)],
  ['commission', ({ commission }) => Number(commission)],
  ['net', ({ net }) => Number(net)],
  ['purchaseValue', ({ purchaseValue }) => numberOf(purchaseValue)],
];

/** A balance as a row: its day, its name and itself in the columns of these. */
const balanceRow = async (db: Db, [side = '', day = '', vendorId = '']: string[], text: Text) => {
  const balance = await balanceAt(db, vendorId, day, side === 'opening' ? 'before' : 'after');
  return columns.map(([column]) => {
    if (column === 'at') return day;
    if (column === 'kind') return text.statement[side as 'opening' | 'closing'];
    return column === 'net' ? Number(balance) : null;
  });
};

/** Of a period, between its two balances. */
export const statementExport: Exporter<PayoutStatementQuery> = {
  kind: 'payouts.statement',
  access: ['payouts', 'view'],
  matching: (viewer, query) => statementIds(partnerOf(viewer, query.vendorId), query),
  headings: (language) => columns.map(([column]) => texts[language].entry[column]),
  rows: async (db, _viewer, ids, language) => {
    const text = texts[language];
    const parts = ids.map((id) => id.split(':'));
    const vendorId = parts[0]?.[2] ?? '';
    const entries = await statementEntries(
      db,
      vendorId,
      parts.map(([kind, source]) => `${kind}:${source}`),
    );
    const found = new Map(entries.map((entry) => [entry.id, entry]));
    const rows: Cell[][] = [];
    for (const each of parts) {
      const entry = found.get(`${each[0]}-${each[1]}`);
      if (entry) rows.push(columns.map(([, cellOf]) => cellOf(entry, text)));
      else rows.push(await balanceRow(db, each, text));
    }
    return rows;
  },
  filename: (language) => texts[language].statement.filename,
};
