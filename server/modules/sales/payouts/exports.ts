import { payouts as german } from '#i18n/de/sales/payouts.ts';
import { payouts as english } from '#i18n/en/sales/payouts.ts';
import { exporterOf } from '#server/entity/export.ts';
import { minuteOf } from '#server/jobs/sheets/moments.ts';
import { amountCell } from '#server/jobs/sheets/sheet.ts';
import { openNumber } from '#server/modules/selling/payment/accountNumbers.ts';
import type { Sealer } from '#server/secrets/sealer.ts';
import { payouts } from './payouts.ts';

type Payout = Awaited<ReturnType<typeof payouts.byIds>>[number];

const withNumber = async (payout: Payout, secrets: Sealer): Promise<Payout> => {
  const iban = await openNumber(secrets, payout.vendorId, payout.sealedNumber);
  return { ...payout, account: { ...payout.account, iban } };
};

/**
 * Includes the data that a bank transfer requires; account numbers in full only for administrators, who
 * make the transfers.
 */
export const payoutExport = exporterOf(payouts, {
  texts: { de: german, en: english },
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
  opened: async (rows, { portal }, secrets) =>
    portal === 'admin' ? Promise.all(rows.map((row) => withNumber(row, secrets))) : rows,
  parts: {
    of: ['account', 'vendorId', 'sealedNumber'],
    cells: {
      accountHolder: ({ account }) => account.accountHolder,
      iban: ({ account }) => account.iban,
      bic: ({ account }) => account.bic,
      paypal: ({ account }) => account.paypalMerchantId,
    },
  },
  filename: { de: 'auszahlungen', en: 'payouts' },
});
