import { berlinDay } from '#contract/cart/day.ts';
import type { LedgerEntry, PayoutSums } from '#contract/generated/schema.ts';
import type { Language } from '#contract/language.ts';
import { payouts as german } from '#i18n/de/sales/payouts.ts';
import { payouts as english } from '#i18n/en/sales/payouts.ts';
import type { Paper, PaperColumn } from '#server/jobs/sheets/paper.ts';
import { amountCell, type Cell } from '#server/jobs/sheets/sheet.ts';

/* Entries of the ledger as rows of a file. */

export const texts = { de: german, en: english };
export type Text = (typeof texts)[Language];

interface EntryColumn extends PaperColumn {
  name: keyof Text['entry'];
  cell: (entry: LedgerEntry, text: Text) => Cell;
}

const columns: readonly EntryColumn[] = [
  { name: 'at', width: 9, cell: ({ at }) => berlinDay(new Date(at)) },
  {
    name: 'kind',
    width: 10,
    cell: ({ kind }, { kinds }) => kinds[kind as keyof typeof kinds],
  },
  { name: 'orderNumber', width: 12, cell: ({ orderNumber }) => orderNumber ?? null },
  { name: 'name', width: 27, cell: ({ name }) => name },
  { name: 'sku', width: 14, cell: ({ sku }) => sku ?? null },
  { name: 'quantity', width: 6, align: 'right', cell: ({ quantity }) => quantity ?? null },
  { name: 'amount', width: 10, align: 'right', cell: ({ amount }) => amountCell(amount) },
  {
    name: 'rate',
    width: 9,
    align: 'right',
    cell: ({ rate }) => (rate == null ? null : Number(rate)),
  },
  {
    name: 'commission',
    width: 10,
    align: 'right',
    cell: ({ commission }) => amountCell(commission),
  },
  { name: 'net', width: 10, align: 'right', cell: ({ net }) => amountCell(net) },
  {
    name: 'purchaseValue',
    width: 11,
    align: 'right',
    cell: ({ purchaseValue }) => amountCell(purchaseValue),
  },
];

export const entryHeadings = (language: Language): string[] =>
  columns.map(({ name }) => texts[language].entry[name]);

export const entryRow = (entry: LedgerEntry, text: Text): Cell[] =>
  columns.map(({ cell }) => cell(entry, text));

/** A balance as a row, with day, label and amount in the respective columns. */
export const balanceRow = (day: string, label: string, balance: string): Cell[] =>
  columns.map(({ name }) => {
    if (name === 'at') return day;
    if (name === 'kind') return label;
    return name === 'net' ? amountCell(balance) : null;
  });

/** The sums of entries with their labels, as on a payout. */
export const labelledSums = (
  { gross, commission, passedOn, adjustments, net }: PayoutSums,
  { fields }: Text,
): [label: string, amount: string][] => [
  [fields.gross, gross],
  [fields.commission, negated(commission)],
  [fields.passedOn, passedOn],
  [fields.adjustments, adjustments],
  [fields.net, net],
];

export const negated = (amount: string): string => {
  if (Number(amount) === 0) return amount;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
};

/** Entries on paper; balances are in bold. */
export const entryPaper = (
  language: Language,
  head: Pick<Paper, 'title' | 'lines' | 'sums'>,
): Paper => {
  const { opening, closing, page } = texts[language].statement;
  return {
    ...head,
    columns,
    isStrong: ([, label]) => label === opening || label === closing,
    page,
  };
};
