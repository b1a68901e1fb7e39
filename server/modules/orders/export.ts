import { orders as german } from '#i18n/de/orders.ts';
import { orders as english } from '#i18n/en/orders.ts';
import { exporterOf } from '#server/entity/export.ts';
import { orders } from './orders.ts';

const day = (moment: string): string => moment.slice(0, 10);

export const orderExport = exporterOf(orders, {
  texts: { de: german, en: english },
  cells: {
    number: ({ number }) => number,
    orderedAt: ({ orderedAt }) => day(orderedAt),
    customerName: ({ customerName }) => customerName,
    city: ({ city }) => city,
    method: ({ method }) => method,
    paymentStatus: ({ paymentStatus }, { paymentStates }) =>
      paymentStates[paymentStatus as keyof typeof paymentStates],
    status: ({ status }, { states }) => states[status as keyof typeof states],
    total: ({ total }) => (total === null ? null : Number(total)),
    mySum: ({ mySum }) => (mySum === null ? null : Number(mySum)),
    parts: ({ parts }) => parts.map(({ partnerName }) => partnerName).join(', '),
  },
  filename: { de: 'Bestellungen', en: 'Orders' },
});
