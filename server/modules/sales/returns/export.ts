import { returns as german } from '#i18n/de/sales/returns.ts';
import { returns as english } from '#i18n/en/sales/returns.ts';
import { exporterOf } from '#server/entity/export.ts';
import { minuteOf } from '#server/jobs/sheets/moments.ts';
import { amountCell } from '#server/jobs/sheets/sheet.ts';
import { returns } from './returns.ts';

export const returnExport = exporterOf(returns, {
  texts: { de: german, en: english },
  cells: {
    at: ({ at }) => minuteOf(at),
    orderNumber: ({ orderNumber }) => orderNumber,
    customerName: ({ customerName }) => customerName,
    product: ({ product }) => product,
    sku: ({ sku }) => sku,
    partnerName: ({ partnerName }) => partnerName,
    quantity: ({ quantity }) => quantity,
    reason: ({ reason }, { reasons }) => reasons[reason as keyof typeof reasons],
    state: ({ state }, { states }) => states[state as keyof typeof states],
    daysAfterDelivery: ({ daysAfterDelivery }) => daysAfterDelivery,
    receivedOn: ({ receivedOn }) => receivedOn,
    customerAmount: ({ customerAmount }) => amountCell(customerAmount),
  },
  filename: { de: 'ruecksendungen', en: 'returns' },
});
