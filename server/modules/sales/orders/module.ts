import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import { id as idRule } from '#contract/rules/platform/fields.ts';
import {
  orderLinesStatusInput,
  orderNoteInput,
  orderServicesStatusInput,
  ordersQuery,
} from '#contract/rules/sales/orderState.ts';
import { trackingUrlOf } from '#contract/rules/sales/parcel.ts';
import { orders as german } from '#i18n/de/sales/orders.ts';
import { orders as english } from '#i18n/en/sales/orders.ts';
import { inTransaction } from '#server/db/database.ts';
import { exporterOf } from '#server/entity/export.ts';
import { recordById } from '#server/entity/read.ts';
import {
  deleteResolver,
  exportResolver,
  listResolver,
  oneResolver,
  requestedAt,
  writingOf,
} from '#server/entity/resolvers.ts';
import type { UsersOf } from '#server/entity/uses.ts';
import type { Writing } from '#server/entity/writing.ts';
import { forbidden, parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, type Viewer, viewerOf } from '#server/graphql/context.ts';
import { assertNotRefused } from '#server/jobs/bulk.ts';
import { exportKind } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import { minuteOf } from '#server/jobs/sheets/moments.ts';
import { amountCell } from '#server/jobs/sheets/sheet.ts';
import type { Module } from '#server/modules/module.ts';
import { setLineStates, setServiceStates } from './changes.ts';
import { isAdmin } from './conditions.ts';
import { confirmAction } from './confirm.ts';
import { orderDocument } from './documents.ts';
import { addNote } from './notes.ts';
import { orders } from './orders.ts';

const orderExport = exporterOf(orders, {
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

/** Sets the states of some lines or services; if none can change, throws the first reason. */
const moving = async <Input extends { ids: string[] }>(
  context: Context,
  move: (trx: Writing['trx'], viewer: Viewer, input: Input) => Promise<BulkFailure[]>,
  input: Input,
) => {
  const failures = await inTransaction(context.db, (trx) => move(trx, viewerOf(context), input));
  const failed = new Set(failures.map(({ id }) => id));
  const done = { ...answer(input.ids.filter((id) => !failed.has(id))), failures };
  assertNotRefused(done);
  return done;
};

const list = listResolver(orders);

const ordersOfVendors: UsersOf = (given) => sql`
  select 'order' as kind, order_id as id, vendor_id as used
  from order_parts where vendor_id = ${given}`;

export const ordersModule: Module = {
  jobs: [bulkKind(confirmAction), exportKind(orderExport)],
  uses: { managedVendor: ordersOfVendors },
  resolvers: {
    OrderParcel: { trackingUrl: (parcel) => trackingUrlOf(parcel) },
    Query: {
      orders: (parent, args, context, info) => {
        const { sort } = parse(ordersQuery, args.query);
        // sorting by total would reveal to partners what others have sold
        if (sort === 'total' && !isAdmin(viewerOf(context))) throw forbidden();
        return list(parent, args, context, info);
      },
      orderById: oneResolver(orders),
      orderDocument: async (_, args, { db }) =>
        answer(await orderDocument(db, parseId(idRule, args.orderId))),
    },
    Mutation: {
      updateOrderLinesStatus: (_, { input }, context) =>
        moving(context, setLineStates, parse(orderLinesStatusInput, input)),
      updateOrderServicesStatus: (_, { input }, context) =>
        moving(context, setServiceStates, parse(orderServicesStatusInput, input)),
      confirmOrders: deleteResolver(orders, confirmAction),
      addOrderNote: async (_, args, context, info) => {
        const id = parseId(idRule, args.id);
        const { text } = parse(orderNoteInput, args.input);
        await inTransaction(context.db, (trx) => addNote(writingOf(context, trx), id, text));
        const requested = requestedAt(info, 'data');
        return answer(await recordById(context.db, viewerOf(context), orders, id, requested));
      },
      exportOrders: exportResolver(orders, orderExport),
    },
  },
};
