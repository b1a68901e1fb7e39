import { payouts as german } from '#i18n/de/sales/payouts.ts';
import { payouts as english } from '#i18n/en/sales/payouts.ts';
import { exporterOf } from '#server/entity/export.ts';
import { minuteOf } from '#server/jobs/sheets/moments.ts';
import { amountCell } from '#server/jobs/sheets/sheet.ts';
import { payouts } from './payouts.ts';

/** Includes the data that a bank transfer requires. */
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
