import { describe, expect, test } from 'vitest';
import { createVariation } from '#tests/factories/products.ts';
import { unique } from '#tests/factories/unique.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const document = `query ($query: PicturesQuery) {
  pictures(query: $query) { data { results { filename } total } }
}`;

interface Found {
  filenames: string[];
  total: number;
}

const find = async (query: object): Promise<Found> => {
  const { results, total } = (await api.data(document, { query }, admin)).pictures.data;
  return { filenames: results.map(({ filename }: { filename: string }) => filename), total };
};

/** The pictures of all pages of this size. */
const onPages = async (query: object, size: number): Promise<string[]> => {
  const filenames: string[] = [];
  for (let page = 0; ; page += 1) {
    const found = await find({ ...query, size, page });
    filenames.push(...found.filenames);
    if (found.filenames.length < size) return filenames;
  }
};

/** A picture that these products show. */
const createPicture = async (
  values: { origin_name?: string; alt?: string; digest?: string } = {},
  products: readonly { name: string }[] = [],
): Promise<string> => {
  const filename = `${unique('bild')}.webp`;
  await api.db
    .insertInto('uploads')
    .values({ filename, used_at: new Date(), ...values })
    .execute();
  for (const { name } of products) {
    const { id: variation_id } = await createVariation(api.db, { name });
    await api.db.insertInto('variation_images').values({ variation_id, filename }).execute();
  }
  return filename;
};

describe('a search', () => {
  test.each(['ASC', 'DESC'])(
    'finds the same pictures on small pages, by their own texts and those of their products, %s',
    async (order) => {
      const word = `samt${unique('')}x`.replaceAll('-', '');
      const pictures = [
        await createPicture({ origin_name: `${word}.jpg` }),
        await createPicture({}, [{ name: 'Regal' }, { name: `Sofa ${word}` }]),
        await createPicture({ alt: `Sofa aus ${word}` }, [{ name: `Sofa ${word}` }]),
        await createPicture({}, [{ name: `${word} eins` }, { name: `${word} zwei` }]),
        await createPicture({ origin_name: `bezug-${word}.jpg` }),
      ];
      await createPicture({ origin_name: 'leder.jpg' }, [{ name: 'Sofa' }]);
      const expected = order === 'DESC' ? pictures.toReversed() : pictures;
      const query = { name: word, sort: 'id', order };
      expect(await find({ ...query, size: 10 })).toEqual({ filenames: expected, total: 5 });
      for (const size of [1, 2]) expect(await onPages(query, size)).toEqual(expected);
      for (const use of ['used', 'noAlt']) {
        const shown = expected.filter((filename) => pictures.slice(1, 4).includes(filename));
        expect(await onPages({ ...query, use }, 1)).toEqual(shown);
      }
    },
  );

  test('finds words that different products of a picture have', async () => {
    const [one, other] = [unique('eiche'), unique('nuss')];
    const both = await createPicture({}, [{ name: `Tisch ${one}` }, { name: `Tisch ${other}` }]);
    const mixed = await createPicture({ origin_name: other }, [{ name: `Tisch ${one}` }]);
    await createPicture({}, [{ name: `Tisch ${one}` }]);
    const query = { name: `${one} ${other}`, sort: 'id', order: 'ASC' };
    expect((await find({ ...query, size: 10 })).filenames).toEqual([both, mixed]);
    expect(await onPages(query, 1)).toEqual([both, mixed]);
  });

  test('counts as far as it is asked for', async () => {
    const word = unique('leinen');
    for (const n of [1, 2, 3]) await createPicture({ origin_name: `${word} ${n}` });
    await createPicture({}, [{ name: `Kissen ${word}` }]);
    const totalUpTo = async (countUpTo?: number) =>
      (await find({ name: word, size: 1, countUpTo })).total;
    expect(await totalUpTo(2)).toBe(3);
    expect(await totalUpTo(3)).toBe(4);
    expect(await totalUpTo(10)).toBe(4);
    expect(await totalUpTo()).toBe(4);
  });
});

describe('duplicates', () => {
  test.each(['ASC', 'DESC'])('have the same order on small pages, %s', async (order) => {
    const [one, other] = [unique('inhalt'), unique('inhalt')];
    await createPicture();
    await createPicture();
    await createPicture({ digest: unique('inhalt') });
    for (const digest of [one, other, other, one]) await createPicture({ digest });
    const all = await find({ use: 'duplicate', order, size: 100 });
    expect(await onPages({ use: 'duplicate', order }, 1)).toEqual(all.filenames);
    expect(all.total).toBe(all.filenames.length);
  });

  test('stand together, at the position of the newest of them', async () => {
    const word = unique('doppelt');
    const [one, other] = [unique('inhalt'), unique('inhalt')];
    const pictures: string[] = [];
    for (const digest of [one, other, other, one]) {
      pictures.push(await createPicture({ digest, origin_name: word }));
    }
    const inGroups = [pictures[1], pictures[2], pictures[0], pictures[3]];
    const query = { use: 'duplicate', name: word };
    expect((await find({ ...query, order: 'ASC' })).filenames).toEqual(inGroups);
    expect((await find({ ...query, order: 'DESC' })).filenames).toEqual(inGroups.toReversed());
  });
});
