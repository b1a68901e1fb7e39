import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { removeFilesOfDeleted } from '#server/modules/platform/images/removedPictures.ts';
import { imageStoreOf } from '#server/storage/images.ts';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import { createVariation } from '#tests/factories/products.ts';
import { createCategory } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import type { Variables } from '#tests/support/api.ts';
import { changesOf } from '#tests/support/changes.ts';
import { png } from '#tests/support/pictures.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { upload } from '#tests/support/upload.ts';

shareApi();

const fields = `id filename originName alt bytes width height useCount duplicates version
  uses { kind id name sku }`;
const documents = {
  list: `query ($query: PicturesQuery) { pictures(query: $query) { data { results { ${fields} } total } } }`,
  one: `query ($id: ID!) { pictureById(id: $id) { data { ${fields} } } }`,
  match: `query ($names: [String!]) {
    matchPictures(names: $names) { data { name imageCount variation { id sku } } }
  }`,
  describe: `mutation ($id: ID!, $input: PictureInput!) {
    updatePicture(id: $id, input: $input) { data { ${fields} } }
  }`,
  attach: `mutation ($input: PicturesAttachInput!) {
    attachPictures(input: $input) { data known failures { id label code msg count } }
  }`,
};

const find = async (query: object) =>
  (await api.data(documents.list, { query }, admin)).pictures.data.results;

/**
 * Uploads a picture of this size.
 * @returns its name in the store
 */
const uploaded = async (name: string, width: number): Promise<string> => {
  const content = await png({ width, height: 8 });
  const [image] = (await upload(api, [{ name, content }], admin)).image;
  return image?.filename ?? '';
};

const attach = async (pictures: object[]) =>
  (await api.data(documents.attach, { input: { pictures } }, admin)).attachPictures;

const imagesOf = (variation_id: string) =>
  api.db
    .selectFrom('variation_images')
    .select(['filename', 'alt', 'main'])
    .where('variation_id', '=', variation_id)
    .orderBy('sort_index')
    .execute();

const idOf = async (filename: string): Promise<string> => {
  const { id } = await api.db
    .selectFrom('uploads')
    .select('id')
    .where('filename', '=', filename)
    .executeTakeFirstOrThrow();
  return id;
};

describe('a picture', () => {
  test('has its facts, uses and duplicates', async () => {
    const name = `${unique('stuhl')}.png`;
    const filename = await uploaded(name, 21);
    await uploaded(unique('zwilling'), 21);
    const variation = await createVariation(api.db);
    await attach([{ filename, variation_id: variation.id }]);
    const { id: category, name: categoryName } = await createCategory(api.db, undefined, {
      avatar: filename,
    });
    const [picture] = await find({ name });
    expect(picture).toMatchObject({
      filename,
      originName: name,
      width: 21,
      height: 8,
      duplicates: 1,
      useCount: 2,
      uses: [
        { kind: 'variation', id: variation.id, name: variation.name, sku: variation.sku },
        { kind: 'category', id: category, name: categoryName, sku: '' },
      ],
    });
    expect(picture?.bytes).toBeGreaterThan(0);
    const { pictureById } = await api.data(documents.one, { id: picture?.id }, admin);
    expect(pictureById.data).toEqual(picture);
  });

  test.each(['0', 'x', '4000000'])('is NOT_FOUND with the id %s', async (id) => {
    expect((await api.refusal(documents.one, { id }, admin)).extensions.code).toBe('NOT_FOUND');
  });

  test('is found by the product that shows it', async () => {
    const filename = await uploaded('gesucht.png', 22);
    const { id, sku } = await createVariation(api.db);
    await attach([{ filename, variation_id: id }]);
    expect(await find({ name: sku })).toMatchObject([{ filename }]);
  });

  test('is filtered by its use', async () => {
    const name = unique('nutzung');
    const shown = await uploaded(`${name} gezeigt.png`, 23);
    const free = await uploaded(`${name} frei.png`, 24);
    const { id } = await createVariation(api.db);
    await attach([{ filename: shown, variation_id: id }]);
    const filenames = async (use: string) =>
      (await find({ name, use })).map((picture: { filename: string }) => picture.filename);
    expect(await filenames('used')).toEqual([shown]);
    expect(await filenames('noAlt')).toEqual([shown]);
    expect(await filenames('unused')).toEqual([free]);
    expect(await filenames('duplicate')).toEqual([]);
  });

  test.each([
    ['is cut off', (file: string) => fs.truncate(file, 60)],
    ['is gone', (file: string) => fs.rm(file)],
  ])('is not found and listed as broken until it is repaired if its file %s', async (_, spoil) => {
    const name = `${unique('kaputt')}.png`;
    const filename = await uploaded(name, 25);
    const file = path.join(api.dataDir, 'images/originals', filename);
    const whole = await fs.readFile(file);
    const get = async () => (await api.app.inject({ url: `/images/${filename}?w=64` })).statusCode;
    const broken = async () => (await find({ name, use: 'broken' })).length;
    expect(await broken()).toBe(0);
    await spoil(file);
    expect(await get()).toBe(404);
    expect(await broken()).toBe(1);
    await fs.writeFile(file, whole);
    expect(await get()).toBe(200);
    expect(await broken()).toBe(0);
  });

  test('is listed with its duplicates', async () => {
    const name = unique('doppelt');
    const [one, other, again, twin] = [
      await uploaded(`${name} 1.png`, 27),
      await uploaded(`${name} 2.png`, 28),
      await uploaded(`${name} 3.png`, 27),
      await uploaded(`${name} 4.png`, 28),
    ];
    const found = await find({ name, use: 'duplicate', order: 'DESC' });
    expect(found.map(({ filename }: { filename: string }) => filename)).toEqual([
      twin,
      other,
      again,
      one,
    ]);
  });
});

describe('the text of a picture', () => {
  test('applies to every variation that shows it, and is in their histories', async () => {
    const filename = await uploaded('text.png', 25);
    const [one, other] = [await createVariation(api.db), await createVariation(api.db)];
    await attach([one, other].map(({ id }) => ({ filename, variation_id: id })));
    const [picture] = await find({ name: one.sku });
    const input = { alt: 'Ein Stuhl aus Eiche' };
    const { updatePicture } = await api.data(documents.describe, { id: picture?.id, input }, admin);
    expect(updatePicture.data.alt).toBe(input.alt);
    for (const { id } of [one, other]) {
      expect(await imagesOf(id)).toEqual([{ filename, alt: input.alt, main: true }]);
      expect(await changesOf(api.db, 'variation', id)).toHaveLength(2);
    }
    const later = await createVariation(api.db);
    await attach([{ filename, variation_id: later.id }]);
    expect(await imagesOf(later.id)).toMatchObject([{ alt: input.alt }]);
  });

  test('is a CONFLICT if another user has changed it meanwhile', async () => {
    const filename = await uploaded('konflikt.png', 26);
    const { id: variation, sku } = await createVariation(api.db);
    await attach([{ filename, variation_id: variation }]);
    const [picture] = await find({ name: sku });
    const save = (alt: string, present: string) =>
      [documents.describe, { id: picture?.id, input: { alt, present } }, admin] as const;
    await api.data(...save('Ein Tisch', ''));
    const { extensions } = await api.refusal(...save('Ein Stuhl', ''));
    expect(extensions.code).toBe('CONFLICT');
    // also if the text was changed on the product's page
    await api.db
      .updateTable('variation_images')
      .set({ alt: 'Ein Hocker' })
      .where('filename', '=', filename)
      .execute();
    expect((await api.refusal(...save('Ein Stuhl', 'Ein Tisch'))).extensions.code).toBe('CONFLICT');
    expect(await imagesOf(variation)).toMatchObject([{ alt: 'Ein Hocker' }]);
    const { updatePicture } = await api.data(...save('Ein Stuhl', 'Ein Hocker'));
    expect(updatePicture.data.alt).toBe('Ein Stuhl');
  });

  test('has a version, so that an edit of the same text back and forth is noticed, too', async () => {
    const filename = await uploaded('version.png', 27);
    const { id: variation, sku } = await createVariation(api.db);
    await attach([{ filename, variation_id: variation }]);
    const [picture] = await find({ name: sku });
    const save = (alt: string, version: number) =>
      [documents.describe, { id: picture?.id, input: { alt, version } }, admin] as const;
    expect(picture?.version).toBe(1);
    await api.data(...save('Ein Tisch', 1));
    const { updatePicture } = await api.data(...save('', 2));
    expect(updatePicture.data).toMatchObject({ alt: '', version: 3 });
    expect((await api.refusal(...save('Ein Stuhl', 1))).extensions.code).toBe('CONFLICT');
  });

  test('is rejected when it is too long', async () => {
    const [picture] = await find({ size: 1 });
    const input = { alt: 'x'.repeat(limits.imageAlt + 1) };
    const { extensions } = await api.refusal(documents.describe, { id: picture?.id, input }, admin);
    expect(extensions.fields).toEqual({
      alt: { rule: 'rules.maxLength', limit: limits.imageAlt },
    });
  });
});

describe('names of files', () => {
  test('are matched to the variation with the longest article number that they start with', async () => {
    const sku = unique('EK');
    const short = await createVariation(api.db, { sku });
    const long = await createVariation(api.db, { sku: `${sku}-180` });
    const names = [
      `${sku}.jpg`,
      `${sku.toLowerCase()}_2.PNG`,
      `${sku}-180 Detail.jpg`,
      `${sku}-181.jpg`,
      `${sku}9.jpg`,
      '.jpg',
      `${sku}\u0000.jpg`,
    ];
    const { matchPictures } = await api.data(documents.match, { names }, admin);
    expect(matchPictures.data.map(({ variation }) => variation?.id)).toEqual([
      short.id,
      short.id,
      long.id,
      short.id,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('are at most a thousand', async () => {
    const names = Array.from({ length: 1001 }, (_, n) => `${n}.jpg`);
    const { extensions } = await api.refusal(documents.match, { names }, admin);
    expect(extensions.fields).toEqual({ names: { rule: 'rules.maxItems', limit: 1000 } });
  });
});

describe('attaching', () => {
  test('adds pictures after the existing ones, each once', async () => {
    const { id } = await createVariation(api.db);
    const [first, second] = [await uploaded('1.png', 31), await uploaded('2.png', 32)];
    await attach([{ filename: first, variation_id: id }]);
    const answer = await attach([
      { filename: first, variation_id: id },
      { filename: second, variation_id: id },
    ]);
    expect(answer).toEqual({ data: [id], known: [first], failures: [] });
    expect(await imagesOf(id)).toEqual([
      { filename: first, alt: '', main: true },
      { filename: second, alt: '', main: false },
    ]);
  });

  test('keeps the very same picture once, in a product and in the gallery', async () => {
    const [one, other] = [await createVariation(api.db), await createVariation(api.db)];
    const shown = await uploaded('mehrmals.png', 41);
    await attach([{ filename: shown, variation_id: one.id }]);
    const versionOf = async () =>
      (
        await api.db
          .selectFrom('variations')
          .select('version')
          .where('id', '=', one.id)
          .executeTakeFirstOrThrow()
      ).version;
    const version = await versionOf();
    const [again, elsewhere, loose] = [
      await uploaded('noch einmal.png', 41),
      await uploaded('anderswo.png', 41),
      await uploaded('lose.png', 41),
    ];
    const answer = await attach([
      { filename: again, variation_id: one.id },
      { filename: elsewhere, variation_id: other.id },
      { filename: loose },
    ]);
    expect(answer).toEqual({ data: [other.id], known: [again, loose], failures: [] });
    expect(await imagesOf(one.id)).toMatchObject([{ filename: shown }]);
    expect(await versionOf()).toBe(version);
    expect(await imagesOf(other.id)).toMatchObject([{ filename: elsewhere }]);
    for (const name of ['noch einmal.png', 'lose.png']) expect(await find({ name })).toEqual([]);
  });

  test('keeps one of two that are sent at once', async () => {
    const { id } = await createVariation(api.db);
    const [first, second] = [await uploaded('a.png', 42), await uploaded('b.png', 42)];
    const [third, fourth] = [await uploaded('c.png', 43), await uploaded('d.png', 43)];
    const { known } = await attach([
      ...[first, second].map((filename) => ({ filename, variation_id: id })),
      ...[third, fourth].map((filename) => ({ filename })),
    ]);
    expect(known).toEqual([second, fourth]);
    expect(await imagesOf(id)).toMatchObject([{ filename: first }]);
  });

  test('shows the name that the file was uploaded with', async () => {
    const { id } = await createVariation(api.db);
    // as macOS writes it: u and its diaeresis as separate characters
    const filename = await uploaded('Tu\u0308r Links.png', 44);
    await attach([{ filename, variation_id: id }]);
    const [image] = await api.db
      .selectFrom('variation_images')
      .select('origin_name')
      .where('variation_id', '=', id)
      .execute();
    expect(image?.origin_name).toBe('T\u00fcr Links.png');
    expect(await find({ name: 'tür links' })).toMatchObject([{ filename }]);
  });

  test('skips variations that are full or deleted, and attaches to the others', async () => {
    const [full, free] = [await createVariation(api.db), await createVariation(api.db)];
    await api.db
      .insertInto('variation_images')
      .values(
        Array.from({ length: limits.imagesPerVariation }, (_, n) => ({
          variation_id: full.id,
          filename: `voll-${n}.webp`,
          sort_index: n,
        })),
      )
      .execute();
    const filename = await uploaded('mehr.png', 33);
    const ids = [full.id, free.id, '4000000'];
    const { data, failures } = await attach(
      ids.map((variation_id) => ({ filename, variation_id })),
    );
    expect(data).toEqual([free.id]);
    expect(failures).toEqual([
      { id: '4000000', label: null, code: 'NOT_FOUND', msg: 'error.NOT_FOUND', count: null },
      {
        id: full.id,
        label: full.name,
        code: 'INVALID',
        msg: 'error.TOO_MANY_IMAGES',
        count: limits.imagesPerVariation,
      },
    ]);
  });

  test('keeps a picture in the gallery if no variation is given', async () => {
    const filename = await uploaded('behalten.png', 34);
    expect(await attach([{ filename }])).toEqual({ data: [], known: [], failures: [] });
    const row = await api.db
      .selectFrom('uploads')
      .select('used_at')
      .where('filename', '=', filename)
      .executeTakeFirstOrThrow();
    expect(row.used_at).not.toBeNull();
  });

  test.each<[string, Variables]>([
    ['nothing', { pictures: [] }],
    ['a picture nobody uploaded', { pictures: [{ filename: 'fremd.webp' }] }],
    ['what is no name of a picture', { pictures: [{ filename: '../a.webp' }] }],
  ])('rejects %s', async (_, input) => {
    expect((await api.refusal(documents.attach, { input }, admin)).extensions.code).toBe('INVALID');
  });
});

describe('files that are about to be sent', () => {
  const document = `query ($pictures: [KnownPictureInput!]) {
    knownPictures(pictures: $pictures) { data { filename isThere } }
  }`;
  const known = async (pictures: object[], token = admin) =>
    (await api.data(document, { pictures }, token)).knownPictures.data;
  const digestOf = async (width: number) =>
    createHash('sha256')
      .update(await png({ width, height: 8 }))
      .digest('hex');
  const nothing = { filename: null, isThere: false };

  test('are recognised if they were uploaded before, even if no record shows them yet', async () => {
    const [one, other] = [await createVariation(api.db), await createVariation(api.db)];
    const filename = await uploaded('abgebrochen.png', 51);
    const digest = await digestOf(51);
    const asked = [
      ...[one, other].map(({ id }) => ({ digest, variation_id: id })),
      { digest },
      { digest: await digestOf(52) },
    ];
    const sent = { filename, isThere: false };
    expect(await known(asked)).toEqual([sent, sent, sent, nothing]);
    await attach([{ filename, variation_id: one.id }]);
    const there = { filename, isThere: true };
    expect(await known(asked)).toEqual([there, sent, there, nothing]);
  });

  test('create no duplicates when an upload is repeated', async () => {
    const { id } = await createVariation(api.db);
    const loose = await uploaded('lose nochmal.png', 53);
    await attach([{ filename: loose }]);
    const filename = await uploaded('unterbrochen.png', 54);
    const [first, second] = await known([
      { digest: await digestOf(53) },
      { digest: await digestOf(54), variation_id: id },
    ]);
    expect([first, second]).toEqual([
      { filename: loose, isThere: true },
      { filename, isThere: false },
    ]);
    await attach([{ filename: second?.filename, variation_id: id }]);
    expect(await imagesOf(id)).toMatchObject([{ filename }]);
    for (const picture of [loose, filename]) {
      expect(await find({ ids: [await idOf(picture)] })).toMatchObject([{ duplicates: 0 }]);
    }
  });

  test('uploaded by another user are usable where a product shows them', async () => {
    const { token } = await signedIn(api.db, 'admin');
    const { id } = await createVariation(api.db);
    const filename = await uploaded('von anderen.png', 55);
    const digest = await digestOf(55);
    expect(await known([{ digest, variation_id: id }], token)).toEqual([nothing]);
    await attach([{ filename, variation_id: (await createVariation(api.db)).id }]);
    expect(await known([{ digest, variation_id: id }], token)).toEqual([
      { filename, isThere: false },
    ]);
    // two files with the same content have the same name
    const input = { pictures: [id, id].map((variation_id) => ({ filename, variation_id })) };
    const { attachPictures } = await api.data(documents.attach, { input }, token);
    expect(attachPictures).toEqual({ data: [id], known: [filename], failures: [] });
  });

  test('are sent again where the stored picture is damaged or about to be deleted', async () => {
    const { id: variation_id } = await createVariation(api.db);
    const [damaged, old] = [await uploaded('defekt.png', 56), await uploaded('alt.png', 57)];
    await attach([{ filename: damaged, variation_id }]);
    const set = (filename: string, values: object) =>
      api.db.updateTable('uploads').set(values).where('filename', '=', filename).execute();
    await set(damaged, { is_broken: true });
    await set(old, { created_at: sql`now() - interval '23 hours'` });
    const asked = [
      { digest: await digestOf(56), variation_id },
      { digest: await digestOf(57), variation_id },
    ];
    expect(await known(asked)).toEqual([nothing, nothing]);
    const mended = await uploaded('defekt.png', 56);
    expect(await attach([{ filename: mended, variation_id }])).toMatchObject({ known: [] });
  });

  test.each<[string, object]>([
    ['without a digest', {}],
    ['with what is none', { digest: 'a'.repeat(63) }],
    ['for what is no variation', { digest: 'a'.repeat(64), variation_id: 'x' }],
  ])('%s are rejected', async (_, picture) => {
    const { extensions } = await api.refusal(document, { pictures: [picture] }, admin);
    expect(extensions.code).toBe('INVALID');
  });

  test('are checked in batches of a hundred', async () => {
    const pictures = Array.from({ length: 101 }, () => ({ digest: 'a'.repeat(64) }));
    const { extensions } = await api.refusal(document, { pictures }, admin);
    expect(extensions.fields).toEqual({ pictures: { rule: 'rules.maxItems', limit: 100 } });
  });
});

describe('deleting', () => {
  const remove = `mutation ($ids: [ID!], $query: PicturesQuery) {
    deletePictureByIds(ids: $ids, query: $query) { data failures { id label code msg count } }
  }`;
  const fileOf = (filename: string) => path.join(api.dataDir, 'images/originals', filename);
  const isThere = (file: string) =>
    fs.access(file).then(
      () => true,
      () => false,
    );

  test('deletes unused ones with their files, and keeps the rest', async () => {
    const unused = await uploaded(unique('unbenutzt'), 31);
    const name = unique('gezeigt');
    const shown = await uploaded(name, 32);
    const portrait = await uploaded(unique('logo'), 33);
    const variation = await createVariation(api.db);
    await attach([{ filename: shown, variation_id: variation.id }]);
    await createManufacturer(api.db, { logo: portrait });
    await api.app.inject({ url: `/images/${unused}?w=150` });
    const ids = await Promise.all([unused, shown, portrait].map(idOf));
    const { deletePictureByIds } = await api.data(remove, { ids: [...ids, '999999'] }, admin);
    expect(deletePictureByIds.data).toEqual([ids[0]]);
    expect(deletePictureByIds.failures).toEqual([
      expect.objectContaining({ id: '999999', code: 'NOT_FOUND' }),
      expect.objectContaining({ id: ids[1], code: 'IN_USE', label: name, count: 1 }),
      expect.objectContaining({ id: ids[2], code: 'IN_USE', count: 1 }),
    ]);
    // files are removed after the commit
    expect(await isThere(fileOf(unused))).toBe(true);
    await removeFilesOfDeleted(api.db, imageStoreOf(api));
    expect(await isThere(fileOf(unused))).toBe(false);
    expect(await isThere(fileOf(shown))).toBe(true);
    expect((await api.app.inject({ url: `/images/${unused}?w=150` })).statusCode).toBe(404);
    expect(await api.db.selectFrom('removed_pictures').selectAll().execute()).toEqual([]);
  });

  test('one that is in use is rejected by name', async () => {
    const name = unique('einzeln');
    const filename = await uploaded(name, 34);
    await createCategory(api.db, undefined, { avatar: filename });
    const error = await api.refusal(remove, { ids: [await idOf(filename)] }, admin);
    expect(error).toMatchObject({
      msg: 'error.PICTURE_IN_USE',
      extensions: { code: 'IN_USE', args: { name, smart_count: 1 } },
    });
    expect(await isThere(fileOf(filename))).toBe(true);
  });

  test('deletes all matches of a query', async () => {
    const word = unique('wegdamit');
    const filenames = [await uploaded(`${word} 1`, 35), await uploaded(`${word} 2`, 36)];
    const { deletePictureByIds } = await api.data(
      remove,
      { query: { name: word, use: 'unused' } },
      admin,
    );
    expect(deletePictureByIds.data).toHaveLength(filenames.length);
    expect(await find({ name: word })).toEqual([]);
  });

  test('and attaching at the same time end with one of them', async () => {
    const name = unique('wettlauf');
    const filename = await uploaded(name, 37);
    const id = await idOf(filename);
    const variation = await createVariation(api.db);
    const attached = { pictures: [{ filename, variation_id: variation.id }] };
    await Promise.all([
      api.request(remove, { ids: [id] }, admin),
      api.request(documents.attach, { input: attached }, admin),
    ]);
    const images = await imagesOf(variation.id);
    // either shown and stored, or neither
    expect(images).toHaveLength((await find({ ids: [id] })).length);
  });
});
