import type { PayoutItemsQuery } from '#contract/rules/sales/payout.ts';
import { recordById } from '#server/entity/read.ts';
import type { Exporter } from '#server/jobs/exports.ts';
import { minuteOf } from '#server/jobs/sheets/moments.ts';
import { entryHeadings, entryPaper, entryRow, labelledSums, texts } from './entryColumns.ts';
import { entriesOfItems, payoutItemIds } from './items.ts';
import { payouts } from './payouts.ts';

/** A payout with its entries. */
export const payoutItemsExport: Exporter<PayoutItemsQuery> = {
  kind: 'payouts.items',
  access: ['payouts', 'view'],
  matching: (viewer, { payoutId }) => payoutItemIds(viewer, payoutId),
  headings: entryHeadings,
  rows: async (db, _viewer, ids, language) =>
    (await entriesOfItems(db, ids)).map((entry) => entryRow(entry, texts[language])),
  filename: (language) => texts[language].details.filename,
  paper: async (db, viewer, { payoutId }, language) => {
    const text = texts[language];
    const { number, partnerName, requestedAt, account, ...payout } = await recordById(
      db,
      viewer,
      payouts,
      payoutId,
      (...path) => new Set(path.length === 0 ? paperFields : []),
    );
    const target = account.paypalMerchantId || `${account.accountHolder}, ${account.iban}`;
    return entryPaper(language, {
      title: `${texts[language].name.split(' |||| ')[0]} ${number}`,
      lines: [
        partnerName,
        `${text.fields.requestedAt}: ${minuteOf(requestedAt)}`,
        `${text.fields.account}: ${target}`,
      ],
      sums: labelledSums(payout, text),
    });
  },
};

const paperFields = [
  'number',
  'partnerName',
  'requestedAt',
  'account',
  'gross',
  'commission',
  'passedOn',
  'adjustments',
  'net',
];
