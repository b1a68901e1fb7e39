import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { type Partner, profileInputs } from '#contract/rules/people/profile.ts';
import { inTransaction } from '#server/db/database.ts';
import { recordById } from '#server/entity/read.ts';
import { requestedAt, writingOf } from '#server/entity/resolvers.ts';
import { restorerOf } from '#server/entity/restore.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import { type Update, updateRecord } from '#server/entity/write.ts';
import { notFound, parse } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, type Viewer, viewerOf } from '#server/graphql/context.ts';
import type { Module } from '#server/modules/module.ts';
import { manufacturerProfiles, stored, vendorProfiles } from './profiles.ts';
import { refreshVisibility } from './visibility.ts';

/** The id of the viewer's own partner, taken only from the session. */
const ownId = ({ manufacturerId, vendorId }: Viewer, kind: Partner): string => {
  const id = kind === 'vendor' ? vendorId : manufacturerId;
  if (id === null) throw notFound();
  return id;
};

/** Saves, then updates the visibility, because saving may make a partner visible. */
const visibly =
  <Input>(kind: Partner, update: Update<Input>): Update<Input> =>
  async (writing, id, input, others) => {
    await update(writing, id, input, others);
    await refreshVisibility(writing.trx, kind, [id]);
  };

const updateVendor = visibly('vendor', updateRecord(vendorProfiles));
const updateManufacturer = visibly('manufacturer', updateRecord(manufacturerProfiles));

/** Only the partner itself sees the history of its profile. */
const ownedByItself = (restorer: Restorer, kind: Partner): Restorer => ({
  ...restorer,
  owned: (viewer) =>
    sql`c.entity_id = ${kind === 'vendor' ? viewer.vendorId : viewer.manufacturerId}`,
});

const vendorProfile = async (context: Context, info: GraphQLResolveInfo) => {
  const viewer = viewerOf(context);
  const requested = requestedAt(info, 'data');
  return answer(
    await recordById(context.db, viewer, vendorProfiles, ownId(viewer, 'vendor'), requested),
  );
};

const manufacturerProfile = async (context: Context, info: GraphQLResolveInfo) => {
  const viewer = viewerOf(context);
  const id = ownId(viewer, 'manufacturer');
  return answer(
    await recordById(context.db, viewer, manufacturerProfiles, id, requestedAt(info, 'data')),
  );
};

export const profilesModule: Module = {
  entities: [vendorProfiles, manufacturerProfiles],
  records: [
    ownedByItself(restorerOf(vendorProfiles, updateVendor), 'vendor'),
    ownedByItself(restorerOf(manufacturerProfiles, updateManufacturer), 'manufacturer'),
  ],
  pictureHolds: [
    sql`select from manufacturers where t.filename in (logo, logo_source, avatar)`,
    sql`select from vendors where t.filename in (logo, logo_source, avatar)`,
    sql`select from profile_files where picture = t.filename`,
  ],
  shownImages: [
    (filename) => sql`exists (
      select from manufacturers where ${filename} in (logo, logo_source, avatar))`,
    (filename) => sql`exists (
      select from vendors where ${filename} in (logo, logo_source, avatar))`,
    (filename) => sql`exists (select from profile_files where picture = ${filename})`,
  ],
  resolvers: {
    Query: {
      vendorProfile: (_, __, context, info) => vendorProfile(context, info),
      manufacturerProfile: (_, __, context, info) => manufacturerProfile(context, info),
    },
    Mutation: {
      updateVendorProfile: async (_, args, context, info) => {
        const id = ownId(viewerOf(context), 'vendor');
        const input = stored(parse(profileInputs.vendor, args.input));
        await inTransaction(context.db, (trx) => updateVendor(writingOf(context, trx), id, input));
        return vendorProfile(context, info);
      },
      updateManufacturerProfile: async (_, args, context, info) => {
        const id = ownId(viewerOf(context), 'manufacturer');
        const input = stored(parse(profileInputs.manufacturer, args.input));
        await inTransaction(context.db, (trx) =>
          updateManufacturer(writingOf(context, trx), id, input),
        );
        return manufacturerProfile(context, info);
      },
    },
  },
};
