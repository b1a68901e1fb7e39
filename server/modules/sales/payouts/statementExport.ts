import { dayText } from '#contract/format.ts';
import type { PayoutStatementQuery } from '#contract/rules/sales/payout.ts';
import type { Db } from '#server/db/database.ts';
import type { Exporter } from '#server/jobs/exports.ts';
import type { Cell } from '#server/jobs/sheets/sheet.ts';
import {
  balanceRow,
  entryHeadings,
  entryPaper,
  entryRow,
  labelledSums,
  negated,
  type Text,
  texts,
} from './entryColumns.ts';
import { partnerOf } from './ledger.ts';
import { balanceAt, payoutStatement, statementEntries, statementIds } from './statement.ts';

const sides = { opening: 'before', closing: 'after' } as const;

/** Splits a row's id into its parts; the source of a balance is its day. */
const partsOf = (id: string) => {
  const [kind = '', source = '', vendorId = ''] = id.split(':');
  return { kind, source, vendorId, side: kind in sides ? (kind as keyof typeof sides) : null };
};
type Parts = ReturnType<typeof partsOf>;

const rowOfBalance = async (
  db: Db,
  { source: day, vendorId }: Parts,
  side: keyof typeof sides,
  text: Text,
): Promise<Cell[]> =>
  balanceRow(day, text.statement[side], await balanceAt(db, vendorId, day, sides[side]));

/** The statement of a period, between its opening and closing balance. */
export const statementExport: Exporter<PayoutStatementQuery> = {
  kind: 'payouts.statement',
  access: ['payouts', 'view'],
  matching: (viewer, query) => statementIds(partnerOf(viewer, query.vendorId), query),
  headings: entryHeadings,
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
      if (side !== null) rows.push(await rowOfBalance(db, each, side, text));
      else if (entry) rows.push(entryRow(entry, text));
    }
    return rows;
  },
  filename: (language) => texts[language].statement.filename,
  paper: async (db, viewer, query, language) => {
    const text = texts[language];
    const { statement } = text;
    const { partnerName, opening, closing, sums, paid } = await payoutStatement(
      db,
      partnerOf(viewer, query.vendorId),
      { ...query, page: 0, size: 1 },
    );
    const period = [query.from, query.to].map((each) => dayText(each, language));
    return entryPaper(language, {
      title: statement.title,
      lines: [partnerName, period.join(' – ')],
      sums: [
        [statement.opening, opening],
        ...labelledSums(sums, text),
        [statement.paid, negated(paid)],
        [statement.closing, closing],
      ],
    });
  },
};
