import { orders as german } from '#i18n/de/sales/orders.ts';
import { orders as english } from '#i18n/en/sales/orders.ts';
import { exporterOf } from '#server/entity/export.ts';
import { minuteOf } from '#server/jobs/sheets/moments.ts';
import { amountCell } from '#server/jobs/sheets/sheet.ts';
import { orders } from './orders.ts';

export const orderExport = exporterOf(orders, {
  texts: { de: german, en: english },
  cells: {
    number: ({ number }) => number,
    orderedAt: ({ orderedAt }) => minuteOf(orderedAt),
    customerName: ({ customerName }) => customerName,
    city: ({ city }) => city,
    method: ({ method }, { methods }) =>
      methods[method.toLowerCase() as keyof typeof methods] ?? method,
    paymentStatus: ({ paymentStatus }, { paymentStates }) =>
      paymentStates[paymentStatus as keyof typeof paymentStates],
    status: ({ status }, { states }) => states[status as keyof typeof states],
    total: ({ total }) => amountCell(total),
    mySum: ({ mySum }) => amountCell(mySum),
    parts: ({ parts }) => parts.map(({ partnerName }) => partnerName).join(', '),
  },
  filename: { de: 'bestellungen', en: 'orders' },
});
