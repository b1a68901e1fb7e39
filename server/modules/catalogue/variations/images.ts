import { sql } from 'kysely';
import type { VariationImages } from '#contract/generated/schema.ts';
import type { VariationImagesInput, VariationImageValues } from '#contract/rules/platform/image.ts';
import { nextVersion, recordChanges } from '#server/db/changes.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { assertVersion } from '#server/entity/lock.ts';
import { invalid, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { trackedVariation } from '#server/modules/catalogue/variations/changes.ts';
import { own } from '#server/modules/catalogue/variations/filter.ts';
import { claimUploads } from '#server/modules/platform/images/uploads.ts';

type Images = readonly Omit<VariationImageValues[number], 'sortIndex'>[];

/** The images of a variation and of its sample, if any. NOT_FOUND for another owner's. */
export const variationImages = async (
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<VariationImages> => {
  const { rows } = await sql<VariationImages>`
    select v.version,
      (select coalesce(json_agg(json_build_object('id', i.id, 'pr_id', v.parent_id,
          'variation_id', v.id, 'filename', i.filename, 'originName', i.origin_name,
          'alt', i.alt, 'main', i.main, 'sortIndex', i.sort_index) order by i.sort_index, i.id), '[]')
        from variation_images i where i.variation_id = v.id) as images,
      (select json_build_object('id', s.id, 'name', s.name, 'sku', s.sku)
        from variations s where s.sample_of_id = v.id) as muster
    from variations v where v.id = ${id} and ${own(viewer)}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return found;
};

/**
 * Replaces the images of a variation and optionally of its sample. Records that already have
 * exactly these stay untouched. Throws CONFLICT if the input names an outdated version.
 */
export const replaceImages = (
  db: Db,
  viewer: Viewer,
  id: string,
  { images, updateMuster, version }: VariationImagesInput,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { variation, sample } = await lockWithSample(trx, viewer, id);
    assertVersion(variation, version);
    await assertAvailable(trx, viewer, images);
    const wanted = updateMuster && sample ? [id, sample.id] : [id];
    const changed = await changedImages(trx, wanted, images);
    const ids = [...changed.keys()];
    if (ids.length === 0) return;
    await recordChanges(trx, trackedVariation, viewer.userId, ids, async () => {
      await writeImages(trx, changed);
      await trx.updateTable('variations').set(nextVersion).where('id', 'in', ids).execute();
    });
  });

interface Locked {
  id: string;
  version: number;
}

/** In the order of their ids, as bulk calls lock them; a sample has the owner of its product. */
const lockWithSample = async (
  trx: Trx,
  viewer: Viewer,
  id: string,
): Promise<{ variation: Locked; sample: Locked | undefined }> => {
  const { rows } = await sql<Locked>`
    select v.id, v.version from variations v
    where (v.id = ${id} or v.sample_of_id = ${id}) and ${own(viewer)}
    order by v.id for update`.execute(trx);
  const variation = rows.find((row) => row.id === id);
  if (!variation) throw notFound();
  return { variation, sample: rows.find((row) => row.id !== id) };
};

/** Only images the viewer uploaded, or that one of the viewer's variations already shows. */
export const assertAvailable = async (trx: Trx, viewer: Viewer, images: Images): Promise<void> => {
  const filenames = [...new Set(images.map(({ filename }) => filename))];
  if (filenames.length === 0) return;
  const uploaded = await claimUploads(trx, viewer, filenames);
  const others = filenames.filter((filename) => !uploaded.includes(filename));
  // like claiming uploads: from here on no other transaction can delete it
  await sql`
    select 1 from uploads where filename = any(${others}::text[])
    order by filename for key share`.execute(trx);
  const { rows } = await sql<{ filename: string }>`
    select distinct i.filename from variation_images i join variations v on v.id = i.variation_id
    where i.filename = any(${others}::text[]) and ${own(viewer)}`.execute(trx);
  if (rows.length < others.length) throw invalid({ images: { rule: 'rules.unknown' } });
};

type Image = Images[number] & { alt: string };

/** The new images by variation, without variations that already have exactly these images. */
export const changedImages = async (
  trx: Trx,
  ids: readonly string[],
  images: Images,
): Promise<ReadonlyMap<string, Image[]>> => {
  const present = await trx
    .selectFrom('variation_images')
    .select(['variation_id', 'filename', 'origin_name as originName', 'alt', 'main'])
    .where(sql<boolean>`variation_id = any(${ids}::bigint[])`)
    .orderBy('sort_index')
    .orderBy('id')
    .execute();
  const changed = new Map<string, Image[]>();
  for (const id of ids) {
    const before = present.filter((image) => image.variation_id === id);
    const altOf = (filename: string) =>
      before.find((image) => image.filename === filename)?.alt ?? '';
    const after = images.map(({ filename, originName, alt, main }) => ({
      filename,
      originName,
      alt: alt ?? altOf(filename),
      main,
    }));
    if (!isSame(before, after)) changed.set(id, after);
  }
  return changed;
};

const isSame = (before: readonly Image[], after: readonly Image[]): boolean =>
  before.length === after.length &&
  after.every((image, index) =>
    (['filename', 'originName', 'alt', 'main'] as const).every(
      (field) => image[field] === before[index]?.[field],
    ),
  );

/** The caller records the change and raises versions. */
export const writeImages = async (
  trx: Trx,
  images: ReadonlyMap<string, readonly Image[]>,
): Promise<void> => {
  const rows = [...images].flatMap(([variation_id, list]) =>
    list.map((image, sort_index) => ({ variation_id, sort_index, ...image })),
  );
  await sql`
    delete from variation_images
    where variation_id = any(${[...images.keys()]}::bigint[])`.execute(trx);
  await sql`
    insert into variation_images (variation_id, filename, origin_name, alt, main, sort_index)
    select x.variation_id, x.filename, x."originName", x.alt, x.main, x.sort_index
    from jsonb_to_recordset(${jsonb(rows)}) as x(variation_id bigint, filename text,
      "originName" text, alt text, main boolean, sort_index integer)
    order by x.variation_id, x.sort_index`.execute(trx);
};
