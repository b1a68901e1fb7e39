import { repayments as german } from '#i18n/de/sales/repayments.ts';
import { repayments as english } from '#i18n/en/sales/repayments.ts';
import { exporterOf } from '#server/entity/export.ts';
import { minuteOf } from '#server/jobs/sheets/moments.ts';
import { amountCell } from '#server/jobs/sheets/sheet.ts';
import { repayments } from './repayments.ts';

export const repaymentExport = exporterOf(repayments, {
  texts: { de: german, en: english },
  cells: {
    at: ({ at }) => minuteOf(at),
    orderNumber: ({ orderNumber }) => orderNumber,
    customerName: ({ customerName }) => customerName,
    kind: ({ kind }, { kinds }) => kinds[kind as keyof typeof kinds],
    amount: ({ amount }) => amountCell(amount),
    state: ({ state }, { states }) => states[state as keyof typeof states],
    repaidOn: ({ repaidOn }) => repaidOn,
    reference: ({ reference }) => reference,
  },
  filename: { de: 'rueckzahlungen', en: 'repayments' },
});
