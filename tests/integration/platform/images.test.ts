import { beforeAll, describe, expect, test } from 'vitest';
import type { VariationImagesInput } from '#contract/generated/schema.ts';
import { deleteUnusedUploads } from '#server/modules/platform/images/uploads.ts';
import { imageStoreOf } from '#server/storage/images.ts';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import { createVariation, createVariationOf, fillVariation } from '#tests/factories/products.ts';
import { unique } from '#tests/factories/unique.ts';
import { changesOf } from '#tests/support/changes.ts';
import { png } from '#tests/support/pictures.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { upload } from '#tests/support/upload.ts';

shareApi();

let maker: string;
let makerToken: string;
let colleagueToken: string;
let strangerToken: string;

beforeAll(async () => {
  maker = (await createManufacturer(api.db)).id;
  const ofMaker = { manufacturerId: maker };
  makerToken = (await signedIn(api.db, 'manufacturer', ofMaker)).token;
  colleagueToken = (await signedIn(api.db, 'manufacturer', ofMaker)).token;
  strangerToken = (await signedIn(api.db, 'manufacturer')).token;
});

const fields = `images { id pr_id variation_id filename originName alt main sortIndex }
  muster { id name sku } version`;

const read = async (id: string, token = makerToken) =>
  (await api.data(`query Q($id: ID!) { variationImages(id: $id) { ${fields} } }`, { id }, token))
    .variationImages;

const document = `mutation M($id: ID!, $input: VariationImagesInput!) {
  updateProductVariationImages(id: $id, input: $input) { data { ${fields} } message status }
}`;

const save = async (id: string, input: VariationImagesInput, token = makerToken) =>
  (await api.data(document, { id, input }, token)).updateProductVariationImages;

const refuse = (id: string, input: VariationImagesInput, token = makerToken) =>
  api.refusal(document, { id, input }, token);

/** Names of this many uploaded images. */
const uploaded = async (count: number, token = makerToken): Promise<string[]> => {
  const content = await png({ width: 8, height: 8 });
  const files = Array.from({ length: count }, (_, n) => ({ name: `${n}.png`, content }));
  return (await upload(api, files, token)).image.map(({ filename }) => filename);
};

const named = (filenames: readonly string[]) => filenames.map((filename) => ({ filename }));

const versionOf = async (id: string): Promise<number> =>
  (await api.db.selectFrom('variations').select('version').where('id', '=', id).executeTakeFirst())
    ?.version ?? 0;

describe('the images of a variation', () => {
  test('are returned in order, with the sample', async () => {
    const variation = await createVariationOf(api.db, maker);
    const sample = await createVariation(api.db, {
      parent_id: variation.parent_id,
      sample_of_id: variation.id,
    });
    const word = unique('shown');
    await fillVariation(api.db, variation, word);
    const { images, muster, version } = await read(variation.id);
    expect(images).toEqual([
      {
        id: expect.any(String),
        pr_id: variation.parent_id,
        variation_id: variation.id,
        filename: `${word}-detail.webp`,
        originName: `${word} detail.jpg`,
        alt: '',
        main: false,
        sortIndex: 0,
      },
      expect.objectContaining({
        filename: `${word}-main.webp`,
        alt: `${word} from the front`,
        main: true,
        sortIndex: 1,
      }),
    ]);
    expect(muster).toEqual({ id: sample.id, name: sample.name, sku: sample.sku });
    expect(version).toBe(1);
  });

  test('are empty, without a sample, if there are none', async () => {
    const { id } = await createVariationOf(api.db, maker);
    expect(await read(id)).toEqual({ images: [], muster: null, version: 1 });
  });

  test.each(['999999', '0', 'x'])('are not found for the id %s', async (id) => {
    const error = await api.refusal(
      'query Q($id: ID!) { variationImages(id: $id) { version } }',
      { id },
      admin,
    );
    expect(error.extensions.code).toBe('NOT_FOUND');
  });
});

describe('the text of an image', () => {
  const altsOf = async (id: string) => (await read(id)).images.map(({ alt }) => alt);

  test('is the given one, and stays if none is given', async () => {
    const { id } = await createVariationOf(api.db, maker);
    const [one = '', two = ''] = await uploaded(2);
    await save(id, { images: [{ filename: one, alt: ' Sessel von vorn ' }, { filename: two }] });
    expect(await altsOf(id)).toEqual(['Sessel von vorn', '']);
    await save(id, { images: named([two, one]) });
    expect(await altsOf(id)).toEqual(['', 'Sessel von vorn']);
    await save(id, { images: [{ filename: one, alt: '' }] });
    expect(await altsOf(id)).toEqual(['']);
  });

  test('is a change like any other, and recorded', async () => {
    const { id } = await createVariationOf(api.db, maker);
    const [filename = ''] = await uploaded(1);
    await save(id, { images: [{ filename }] });
    const { data } = await save(id, { images: [{ filename, alt: 'Sessel' }] });
    expect(data.version).toBe(3);
    expect((await save(id, { images: [{ filename, alt: 'Sessel' }] })).data.version).toBe(3);
    const last = (await changesOf(api.db, 'variation', id)).at(-1);
    expect(last).toMatchObject({
      before: { images: [{ alt: '' }] },
      after: { images: [{ alt: 'Sessel' }] },
    });
  });

  test('is copied to the sample with its image', async () => {
    const variation = await createVariationOf(api.db, maker);
    const sample = await createVariation(api.db, {
      parent_id: variation.parent_id,
      sample_of_id: variation.id,
    });
    const [filename = ''] = await uploaded(1);
    await save(variation.id, { images: [{ filename, alt: 'Stoff' }], updateMuster: true });
    expect(await altsOf(sample.id)).toEqual(['Stoff']);
  });

  test('is rejected when it is too long', async () => {
    const { id } = await createVariationOf(api.db, maker);
    const [filename = ''] = await uploaded(1);
    const error = await refuse(id, { images: [{ filename, alt: 'x'.repeat(201) }] });
    expect(error.extensions.fields).toEqual({ images: { rule: 'rules.maxLength', limit: 200 } });
  });
});

describe('replacing them', () => {
  test('keeps the given order, and makes the first one the main one by default', async () => {
    const { id } = await createVariationOf(api.db, maker);
    const [one = '', two = '', three = ''] = await uploaded(3);
    const answer = await save(id, {
      images: [
        { filename: one, originName: 'One.png', sortIndex: 7 },
        { filename: two, originName: 'Two.png', sortIndex: 2 },
        { filename: three, sortIndex: 9 },
      ],
    });
    expect(answer).toMatchObject({ message: 'OK', status: 200 });
    expect(
      answer.data.images.map((each) => [each.filename, each.originName, each.main, each.sortIndex]),
    ).toEqual([
      [two, 'Two.png', true, 0],
      [one, 'One.png', false, 1],
      [three, '', false, 2],
    ]);
    expect(answer.data.version).toBe(2);
  });

  test('keeps the main one where it is said, and shows it in the list', async () => {
    const { id } = await createVariationOf(api.db, maker);
    const [one = '', two = ''] = await uploaded(2);
    await save(id, { images: [{ filename: one }, { filename: two, main: true }] });
    const { variations } = await api.data(
      'query Q($query: VariationsQuery) { variations(query: $query) { data { results { image { filename } } } } }',
      { query: { ids: [id] } },
      makerToken,
    );
    expect(variations.data.results[0]?.image?.filename).toBe(two);
    const reordered = await save(id, {
      images: [
        { filename: two, main: true, sortIndex: 0 },
        { filename: one, sortIndex: 1 },
      ],
    });
    expect(reordered.data.images.map(({ filename }) => filename)).toEqual([two, one]);
  });

  test('is recorded with both states', async () => {
    const { id } = await createVariationOf(api.db, maker);
    const [one = '', two = ''] = await uploaded(2);
    await save(id, { images: named([one]) });
    await save(id, { images: named([two]) });
    const changes = await changesOf(api.db, 'variation', id);
    const images = (state: unknown) =>
      (state as { images: { filename: string }[] }).images.map(({ filename }) => filename);
    expect(changes.map(({ before, after }) => [images(before), images(after)])).toEqual([
      [[], [one]],
      [[one], [two]],
    ]);
  });

  test('by the existing ones changes nothing', async () => {
    const { id } = await createVariationOf(api.db, maker);
    const images = [{ filename: (await uploaded(1))[0], originName: 'a.png', main: true }];
    await save(id, { images });
    const ids = (await read(id)).images.map((image) => image.id);
    await save(id, { images });
    expect(await versionOf(id)).toBe(2);
    expect((await read(id)).images.map((image) => image.id)).toEqual(ids);
    expect(await changesOf(api.db, 'variation', id)).toHaveLength(1);
  });

  test('by an empty list removes all of them; they can be restored', async () => {
    const { id } = await createVariationOf(api.db, maker);
    const filenames = await uploaded(2);
    await save(id, { images: named(filenames) });
    expect((await save(id, { images: [] })).data.images).toEqual([]);
    await deleteUnusedUploads(api.db, imageStoreOf(api));
    await save(id, { images: named(filenames) });
    for (const filename of filenames) {
      expect((await api.app.inject(`/images/${filename}?w=64`)).statusCode).toBe(200);
    }
  });

  test('from an outdated version is a conflict', async () => {
    const { id } = await createVariationOf(api.db, maker);
    const [one = '', two = ''] = await uploaded(2);
    await save(id, { images: named([one]), version: 1 });
    expect((await refuse(id, { images: named([two]), version: 1 })).extensions.code).toBe(
      'CONFLICT',
    );
    expect((await read(id)).images.map(({ filename }) => filename)).toEqual([one]);
  });
});

describe('the sample', () => {
  const withSample = async () => {
    const variation = await createVariationOf(api.db, maker);
    const sample = await createVariation(api.db, {
      parent_id: variation.parent_id,
      sample_of_id: variation.id,
    });
    return { id: variation.id, sampleId: sample.id };
  };

  test('gets the same images if requested', async () => {
    const { id, sampleId } = await withSample();
    const filenames = await uploaded(2);
    await save(id, { images: named(filenames), updateMuster: true });
    for (const each of [id, sampleId]) {
      const { images, version } = await read(each);
      expect(images.map(({ filename, main }) => [filename, main])).toEqual([
        [filenames[0], true],
        [filenames[1], false],
      ]);
      expect(version).toBe(2);
      expect(await changesOf(api.db, 'variation', each)).toHaveLength(1);
    }
  });

  test('keeps its own images otherwise', async () => {
    const { id, sampleId } = await withSample();
    await save(id, { images: named(await uploaded(1)) });
    expect(await read(sampleId)).toEqual({ images: [], muster: null, version: 1 });
  });

  test('is reached even if the variation already has the images', async () => {
    const { id, sampleId } = await withSample();
    const images = named(await uploaded(1));
    await save(id, { images });
    await save(id, { images, updateMuster: true });
    expect((await read(sampleId)).images).toHaveLength(1);
    expect(await versionOf(id)).toBe(2);
  });

  test('may be requested if there is none', async () => {
    const { id } = await createVariationOf(api.db, maker);
    const { data } = await save(id, { images: named(await uploaded(1)), updateMuster: true });
    expect(data.images).toHaveLength(1);
  });
});

describe('is refused', () => {
  const unchanged = async (id: string) => {
    expect(await read(id, admin)).toEqual({ images: [], muster: null, version: 1 });
    expect(await changesOf(api.db, 'variation', id)).toEqual([]);
  };

  test.each<[string, (filenames: string[]) => VariationImagesInput, object]>([
    ['no list', () => ({}), { rule: 'rules.required' }],
    [
      'two main ones',
      ([one, two]) => ({
        images: [
          { filename: one, main: true },
          { filename: two, main: true },
        ],
      }),
      { rule: 'rules.oneMainImage' },
    ],
    [
      'one that stands there twice',
      ([one]) => ({ images: [{ filename: one }, { filename: one }] }),
      { rule: 'rules.imageTwice' },
    ],
    [
      'more than 30',
      () => ({
        images: Array.from({ length: 31 }, (_, n) => ({ filename: `many-${n}.webp` })),
      }),
      { rule: 'rules.maxItems', limit: 30 },
    ],
    [
      'a path',
      () => ({ images: [{ filename: '../../etc/passwd' }] }),
      { rule: 'rules.imageFilename' },
    ],
    ['no name', () => ({ images: [{ main: true }] }), { rule: 'rules.required' }],
    [
      'a name that nobody uploaded',
      ([one]) => ({ images: [{ filename: one }, { filename: 'unknown.webp' }] }),
      { rule: 'rules.unknown' },
    ],
    [
      'a control character',
      ([one]) => ({ images: [{ filename: one, originName: 'a\u0000b' }] }),
      { rule: 'rules.controlCharacters' },
    ],
  ])('%s', async (_, input, violation) => {
    const { id } = await createVariationOf(api.db, maker);
    const error = await refuse(id, input(await uploaded(2)));
    expect(error.extensions).toEqual({ code: 'INVALID', fields: { images: violation } });
    await unchanged(id);
  });

  test("a variation of another manufacturer, and that one's pictures", async () => {
    const { id } = await createVariationOf(api.db, maker);
    const mine = await uploaded(1);
    const theirs = await uploaded(1, strangerToken);
    expect((await refuse(id, { images: named(theirs) }, strangerToken)).extensions.code).toBe(
      'NOT_FOUND',
    );
    expect((await refuse(id, { images: named(theirs) })).extensions.fields).toEqual({
      images: { rule: 'rules.unknown' },
    });
    await unchanged(id);

    await save(id, { images: named(mine) });
    const stranger = await signedIn(api.db, 'manufacturer');
    const other = await createVariationOf(api.db, stranger.user.manufacturer_id ?? '');
    expect((await refuse(other.id, { images: named(mine) }, stranger.token)).msg).toBe(
      'error.INVALID',
    );
    await unchanged(other.id);
  });

  test('reading the images of another manufacturer’s variation', async () => {
    const { id } = await createVariationOf(api.db, maker);
    await save(id, { images: named(await uploaded(1)) });
    const error = await api.refusal(
      'query Q($id: ID!) { variationImages(id: $id) { version } }',
      { id },
      strangerToken,
    );
    expect(error.extensions.code).toBe('NOT_FOUND');
  });
});

describe('whose pictures may be used', () => {
  test('a colleague’s picture from the same company', async () => {
    const { id } = await createVariationOf(api.db, maker);
    const { data } = await save(id, { images: named(await uploaded(1)) }, colleagueToken);
    expect(data.images).toHaveLength(1);
  });

  test('those shown by another variation of the same manufacturer, whoever uploaded them', async () => {
    const first = await createVariationOf(api.db, maker);
    const second = await createVariationOf(api.db, maker);
    const images = named(await uploaded(1, admin));
    await save(first.id, { images }, admin);
    expect((await save(second.id, { images })).data.images).toHaveLength(1);
  });

  test('an administrator’s own and all that a record shows, but not another user’s new uploads', async () => {
    const { id } = await createVariationOf(api.db, maker);
    const images = named(await uploaded(1));
    expect((await refuse(id, { images }, admin)).extensions.code).toBe('INVALID');
    await save(id, { images });
    await save(id, { images: [] }, admin);
    const other = await createVariationOf(api.db, maker);
    await save(other.id, { images });
    const answer = await save(id, { images }, admin);
    expect(answer.data.images).toHaveLength(1);
  });
});
