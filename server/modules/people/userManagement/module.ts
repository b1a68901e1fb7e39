import type { GraphQLResolveInfo } from 'graphql';
import { resendInput } from '#contract/rules/people/managedPartner.ts';
import { personalDataInput } from '#contract/rules/platform/export.ts';
import { id as idRule } from '#contract/rules/platform/fields.ts';
import type { ListFilter } from '#contract/rules/platform/list.ts';
import { inTransaction } from '#server/db/database.ts';
import { deleteAction } from '#server/entity/actions.ts';
import type { Entity, Versioned } from '#server/entity/entity.ts';
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
import { withUses } from '#server/entity/uses.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { exportKind } from '#server/jobs/exports.ts';
import type { JobKind } from '#server/jobs/kind.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Contributions, Module } from '#server/modules/module.ts';
import { startDataJob } from '#server/modules/platform/personalData/dataJob.ts';
import type { PartnerKind } from './account.ts';
import { anonymisePartner } from './anonymisePartner.ts';
import { customerData, customerDataKind } from './customerData.ts';
import { anonymise, anonymiseAction, customers } from './customers.ts';
import { customerExport, manufacturerExport, vendorExport } from './exports.ts';
import { managedManufacturers } from './manufacturers.ts';
import { resendAction } from './resend.ts';
import { withRoleEvents } from './roleEvents.ts';
import { partnerStatusAction, partnerStatusResolver } from './status.ts';
import { managedVendors } from './vendors.ts';
import { mailing, partnerWriting } from './writing.ts';

const manufacturer = partnerWriting(managedManufacturers, 'manufacturer');
const vendorWith = ({ basic }: Pick<Contributions, 'basic'>) =>
  partnerWriting(managedVendors, 'vendor', async ({ trx }, id, { account_type }) => {
    if (account_type !== 'account_basic') return;
    for (const react of basic) await react(trx, id);
  });

const actionsWith = (contributions: Contributions) => ({
  removeManufacturers: deleteAction(withUses(managedManufacturers, contributions.uses)),
  removeVendors: deleteAction(withUses(managedVendors, contributions.uses)),
  setManufacturers: partnerStatusAction(managedManufacturers, 'manufacturer', contributions),
  setVendors: partnerStatusAction(managedVendors, 'vendor', contributions),
  anonymiseMany: anonymiseAction(contributions),
});

const jobsWith = (contributions: Contributions): readonly JobKind[] => {
  const actions = actionsWith(contributions);
  return [
    bulkKind(actions.removeManufacturers),
    bulkKind(actions.removeVendors),
    bulkKind(actions.setManufacturers),
    bulkKind(actions.setVendors),
    bulkKind(actions.anonymiseMany),
    exportKind(manufacturerExport),
    exportKind(vendorExport),
    exportKind(customerExport),
    customerData(contributions.personal),
  ];
};

/** `anonymiseManagedThing(id)` */
const anonymising =
  <Row, Filter extends ListFilter, Input extends Versioned>(
    entity: Entity<Row, Filter, Input>,
    kind: PartnerKind,
    contributions: Contributions,
  ) =>
  async (_: unknown, args: { id: string }, context: Context, info: GraphQLResolveInfo) => {
    const id = parseId(idRule, args.id);
    await inTransaction(context.db, (trx) =>
      anonymisePartner(writingOf(context, trx), entity, kind, id, contributions),
    );
    context.queue.wake('remove-pictures');
    context.recordEvent({ kind: 'roleChanged', detail: 'anonymised', subject: `#${id}` });
    return answer(
      await recordById(context.db, viewerOf(context), entity, id, requestedAt(info, 'data')),
    );
  };

const resolversWith = (contributions: Contributions): Resolvers => {
  const vendor = vendorWith(contributions);
  const { removeManufacturers, removeVendors, setManufacturers, setVendors, anonymiseMany } =
    actionsWith(contributions);
  return {
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
      anonymiseManagedManufacturer: anonymising(
        managedManufacturers,
        'manufacturer',
        contributions,
      ),
      exportManagedManufacturers: exportResolver(managedManufacturers, manufacturerExport),
      createManagedVendor: mailing(createResolver(managedVendors, vendor.create)),
      updateManagedVendor: withRoleEvents(
        'vendor',
        mailing(updateResolver(managedVendors, vendor.update)),
      ),
      updateManagedVendorStatus: partnerStatusResolver(managedVendors, 'vendor', setVendors),
      deleteManagedVendorByIds: deleteResolver(managedVendors, removeVendors),
      anonymiseManagedVendor: anonymising(managedVendors, 'vendor', contributions),
      exportManagedVendors: exportResolver(managedVendors, vendorExport),
      resendInvitation: mailing((_: unknown, { input }: { input: unknown }, context: Context) =>
        runBulk(context, resendAction(context.queue), parse(resendInput, input), {}),
      ),
      updateCustomer: updateResolver(customers),
      anonymiseCustomer: async (_, args, context, info) => {
        const id = parseId(idRule, args.id);
        await inTransaction(context.db, (trx) =>
          anonymise(writingOf(context, trx), id, contributions),
        );
        return answer(
          await recordById(context.db, viewerOf(context), customers, id, requestedAt(info, 'data')),
        );
      },
      anonymiseCustomers: deleteResolver(customers, anonymiseMany),
      exportCustomerData: async (_, { id: given, input }, context) => {
        const id = parseId(idRule, given);
        await recordById(context.db, viewerOf(context), customers, id, () => new Set());
        const { language } = parse(personalDataInput, input);
        return answer(await startDataJob(context, customerDataKind, { id, language }));
      },
      exportCustomers: exportResolver(customers, customerExport),
    },
  };
};

export const userManagementModule: Module = {
  entities: [managedManufacturers, managedVendors, customers],
  records: (contributions) => [
    manufacturer.restorer,
    vendorWith(contributions).restorer,
    restorerOf(customers),
  ],
  jobs: jobsWith,
  resolvers: resolversWith,
};
