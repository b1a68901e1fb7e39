import { berlinDay } from '#contract/cart/day.ts';
import type { LedgerEntry } from '#contract/generated/schema.ts';
import type { Language } from '#contract/language.ts';
import type { PayoutStatementQuery } from '#contract/rules/sales/payout.ts';
import { payouts as german } from '#i18n/de/sales/payouts.ts';
import { payouts as english } from '#i18n/en/sales/payouts.ts';
import type { Db } from '#server/db/database.ts';
import { exporterOf } from '#server/entity/export.ts';
import type { Exporter } from '#server/jobs/exports.ts';
import { minuteOf } from '#server/jobs/sheets/moments.ts';
import { amountCell, type Cell } from '#server/jobs/sheets/sheet.ts';
import { partnerOf } from './ledger.ts';
import { payouts } from './payouts.ts';
import { balanceAt, statementEntries, statementIds } from './statement.ts';

const texts = { de: german, en: english };

/** Includes the data that a bank transfer requires. */
export const payoutExport = exporterOf(payouts, {
  texts,
  cells: {
    number: ({ number }) => number,
    requestedAt: ({ requestedAt }) => minuteOf(requestedAt),
    partnerName: ({ partnerName }) => partnerName,
    state: ({ state }, { states }) => states[state as keyof typeof states],
    gross: ({ gross }) => amountCell(gross),
    commission: ({ commission }) => amountCell(commission),
    passedOn: ({ passedOn }) => amountCell(passedOn),
    adjustments: ({ adjustments }) => amountCell(adjustments),
    net: ({ net }) => amountCell(net),
    paidOn: ({ paidOn }) => paidOn,
    reference: ({ reference }) => reference,
  },
  parts: {
    of: ['account'],
    cells: {
      accountHolder: ({ account }) => account.accountHolder,
      iban: ({ account }) => account.iban,
      bic: ({ account }) => account.bic,
      paypal: ({ account }) => account.paypalMerchantId,
    },
  },
  filename: { de: 'auszahlungen', en: 'payouts' },
});

type Text = (typeof texts)[Language];

const columns: readonly [keyof Text['entry'], (entry: LedgerEntry, text: Text) => Cell][] = [
  ['at', ({ at }) => berlinDay(new Date(at))],
  ['kind', ({ kind }, { kinds }) => kinds[kind as keyof typeof kinds]],
  ['orderNumber', ({ orderNumber }) => orderNumber ?? null],
  ['name', ({ name }) => name],
  ['sku', ({ sku }) => sku ?? null],
  ['quantity', ({ quantity }) => quantity ?? null],
  ['amount', ({ amount }) => amountCell(amount)],
  ['rate', ({ rate }) => (rate == null ? null : Number(rate))],
  ['commission', ({ commission }) => amountCell(commission)],
  ['net', ({ net }) => amountCell(net)],
  ['purchaseValue', ({ purchaseValue }) => amountCell(purchaseValue)],
];

const sides = { opening: 'before', closing: 'after' } as const;

/** Splits a row's id into its parts; the source of a balance is its day. */
const partsOf = (id: string) => {
  const [kind = '', source = '', vendorId = ''] = id.split(':');
  return { kind, source, vendorId, side: kind in sides ? (kind as keyof typeof sides) : null };
};
type Parts = ReturnType<typeof partsOf>;

/** A balance as a row, with day, label and amount in the respective columns. */
const balanceRow = async (
  db: Db,
  { source: day, vendorId }: Parts,
  side: keyof typeof sides,
  text: Text,
): Promise<Cell[]> => {
  const balance = await balanceAt(db, vendorId, day, sides[side]);
  return columns.map(([column]) => {
    if (column === 'at') return day;
    if (column === 'kind') return text.statement[side];
    return column === 'net' ? amountCell(balance) : null;
  });
};

/** The statement of a period, between its opening and closing balance. */
export const statementExport: Exporter<PayoutStatementQuery> = {
  kind: 'payouts.statement',
  access: ['payouts', 'view'],
  matching: (viewer, query) => statementIds(partnerOf(viewer, query.vendorId), query),
  headings: (language) => columns.map(([column]) => texts[language].entry[column]),
  rows: async (db, _viewer, ids, language) => {
    const text = texts[language];
    const parts = ids.map(partsOf);
    const listed = parts.filter(({ side }) => side === null).map(({ source }) => source);
    const entries = await statementEntries(db, parts[0]?.vendorId ?? '', listed);
    const found = new Map(entries.map((entry) => [entry.id, entry]));
    const rows: Cell[][] = [];
    for (const each of parts) {
      const { source, side } = each;
      const entry = found.get(source);
      if (side !== null) rows.push(await balanceRow(db, each, side, text));
      else if (entry) rows.push(columns.map(([, cellOf]) => cellOf(entry, text)));
    }
    return rows;
  },
  filename: (language) => texts[language].statement.filename,
};
