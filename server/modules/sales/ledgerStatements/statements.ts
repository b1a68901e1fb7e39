import { sql } from 'kysely';
import * as v from 'valibot';
import { version } from '#contract/rules/platform/fields.ts';
import { ledgerStatementsQuery } from '#contract/rules/sales/ledgerStatement.ts';
import { hasWords } from '#server/db/search.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, equals } from '#server/entity/filters.ts';

/** The statements of closed months. The database makes them, and they never change. */
export const ledgerStatements = defineEntity({
  name: 'ledgerStatement',
  plural: 'ledgerStatements',
  area: 'payouts',
  table: 'ledger_statements',
  label: 'partner_name',
  owner: ['vendor_id'],
  input: v.object({ version }),
  query: ledgerStatementsQuery,
  columns: [
    'vendorId',
    'partnerName',
    'entries',
    'opening',
    'gross',
    'commission',
    'passedOn',
    'adjustments',
    'net',
    'paid',
    'closing',
  ],
  fields: () => ({ month: sql<string>`to_char(t.month, 'YYYY-MM')` }),
  filters: {
    text: (text) => hasWords(text, sql.ref('t.partner_name')),
    month: (month) => sql`t.month = ${`${month}-01`}::date`,
    vendorId: equals('vendor_id'),
  },
  sorts: {
    month: byColumn('month'),
    partnerName: byText('partner_name'),
    entries: byColumn('entries'),
    opening: byColumn('opening'),
    net: byColumn('net'),
    paid: byColumn('paid'),
    closing: byColumn('closing'),
    id: byColumn('id'),
  },
});
