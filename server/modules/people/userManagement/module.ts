import { resendInput } from '#contract/rules/people/managedPartner.ts';
import { id as idRule } from '#contract/rules/platform/fields.ts';
import { inTransaction } from '#server/db/database.ts';
import { deleteAction } from '#server/entity/actions.ts';
import { recordById } from '#server/entity/read.ts';
import {
  createResolver,
  deleteResolver,
  exportResolver,
  listResolver,
  oneResolver,
  requestedAt,
  updateResolver,
  writingOf,
} from '#server/entity/resolvers.ts';
import { restorerOf } from '#server/entity/restore.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { exportKind } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { anonymise, anonymiseAction, customers } from './customers.ts';
import { pauseOrResume, unpublishAll } from './effects.ts';
import { customerExport, manufacturerExport, vendorExport } from './exports.ts';
import { managedManufacturers } from './manufacturers.ts';
import { resendAction } from './resend.ts';
import { withRoleEvents } from './roleEvents.ts';
import { partnerStatusAction, partnerStatusResolver } from './status.ts';
import { managedVendors } from './vendors.ts';
import { mailing, partnerWriting } from './writing.ts';

const manufacturer = partnerWriting(managedManufacturers, 'manufacturer');
const vendor = partnerWriting(managedVendors, 'vendor', async ({ trx }, id, { account_type }) => {
  if (account_type === 'account_basic') await unpublishAll(trx, id);
});

const removeManufacturers = deleteAction(managedManufacturers);
const removeVendors = deleteAction(managedVendors);
const setManufacturers = partnerStatusAction(managedManufacturers, pauseOrResume('manufacturer'));
const setVendors = partnerStatusAction(managedVendors, pauseOrResume('vendor'));

export const userManagementModule: Module = {
  entities: [managedManufacturers, managedVendors, customers],
  jobs: [
    bulkKind(removeManufacturers),
    bulkKind(removeVendors),
    bulkKind(setManufacturers),
    bulkKind(setVendors),
    bulkKind(anonymiseAction),
    exportKind(manufacturerExport),
    exportKind(vendorExport),
    exportKind(customerExport),
  ],
  records: [manufacturer.restorer, vendor.restorer, restorerOf(customers)],
  resolvers: {
    Query: {
      managedManufacturers: listResolver(managedManufacturers),
      managedManufacturerById: oneResolver(managedManufacturers),
      managedVendors: listResolver(managedVendors),
      managedVendorById: oneResolver(managedVendors),
      customers: listResolver(customers),
      customerById: oneResolver(customers),
    },
    Mutation: {
      createManagedManufacturer: mailing(createResolver(managedManufacturers, manufacturer.create)),
      updateManagedManufacturer: withRoleEvents(
        'manufacturer',
        mailing(updateResolver(managedManufacturers, manufacturer.update)),
      ),
      updateManagedManufacturerStatus: partnerStatusResolver(
        managedManufacturers,
        'manufacturer',
        setManufacturers,
      ),
      deleteManagedManufacturerByIds: deleteResolver(managedManufacturers, removeManufacturers),
      exportManagedManufacturers: exportResolver(managedManufacturers, manufacturerExport),
      createManagedVendor: mailing(createResolver(managedVendors, vendor.create)),
      updateManagedVendor: withRoleEvents(
        'vendor',
        mailing(updateResolver(managedVendors, vendor.update)),
      ),
      updateManagedVendorStatus: partnerStatusResolver(managedVendors, 'vendor', setVendors),
      deleteManagedVendorByIds: deleteResolver(managedVendors, removeVendors),
      exportManagedVendors: exportResolver(managedVendors, vendorExport),
      resendInvitation: mailing((_: unknown, { input }: { input: unknown }, context: Context) =>
        runBulk(context, resendAction(context.queue), parse(resendInput, input), {}),
      ),
      updateCustomer: updateResolver(customers),
      anonymiseCustomer: async (_, args, context, info) => {
        const id = parseId(idRule, args.id);
        await inTransaction(context.db, (trx) => anonymise(writingOf(context, trx), id));
        return answer(
          await recordById(context.db, viewerOf(context), customers, id, requestedAt(info, 'data')),
        );
      },
      anonymiseCustomers: deleteResolver(customers, anonymiseAction),
      exportCustomers: exportResolver(customers, customerExport),
    },
  },
};
