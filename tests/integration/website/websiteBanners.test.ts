import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCategory } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import { createBanner } from '#tests/factories/website.ts';
import { changesOf } from '#tests/support/changes.ts';
import { admin, administrator, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const fields = `id name placement categoryId categoryName picture pictureAlt startsOn endsOn isActive
  state sortIndex version`;
const documents = {
  list: `query List($query: WebsiteBannersQuery) {
    websiteBanners(query: $query) { data { results { ${fields} } total } }
  }`,
  create: `mutation Create($input: WebsiteBannerInput!) {
    createWebsiteBanner(input: $input) { data { ${fields} } }
  }`,
  update: `mutation Update($id: ID!, $input: WebsiteBannerInput!) {
    updateWebsiteBanner(id: $id, input: $input) { data { ${fields} } }
  }`,
  status: `mutation Status($input: WebsiteBannersStatusInput!) {
    updateWebsiteBannerStatus(input: $input) { data failures { id code msg label } }
  }`,
  order: `mutation Order($items: [WebsiteBannerOrderInput!]!) {
    updateWebsiteBannerOrders(items: $items) { data }
  }`,
  pictures: `query Pictures($query: PicturesQuery) {
    pictures(query: $query) { data { results { useCount uses { kind name } } } }
  }`,
};

const upload = async (userId = administrator.id): Promise<string> => {
  const filename = `${unique('upload')}.webp`;
  await sql`insert into uploads (filename, user_id, origin_name)
    values (${filename}, ${userId}, ${filename})`.execute(api.db);
  return filename;
};

const complete = async () => {
  const [picture, mobilePicture] = [await upload(), await upload()];
  return {
    name: unique('banner'),
    placement: 'home_top',
    picture,
    pictureAlt: 'Ein Sofa',
    mobilePicture,
    mobilePictureAlt: 'Ein Sofa',
  };
};

const create = async (input: object) =>
  (await api.data(documents.create, { input }, admin)).createWebsiteBanner.data;
const setStatus = async (ids: string[], status: string) =>
  (await api.data(documents.status, { input: { ids, status } }, admin)).updateWebsiteBannerStatus;

/** The day in Berlin that many days from today. */
const dayIn = async (days: number): Promise<string> => {
  const { rows } = await sql<{ day: string }>`
    select to_char((now() at time zone 'Europe/Berlin')::date + ${days}::integer, 'YYYY-MM-DD')
      as day`.execute(api.db);
  return rows[0]?.day ?? '';
};

describe('the state', () => {
  let days: Record<'yesterday' | 'today' | 'tomorrow', string>;
  beforeAll(async () => {
    days = { yesterday: await dayIn(-1), today: await dayIn(0), tomorrow: await dayIn(1) };
  });

  test.each([
    [false, 'yesterday', 'tomorrow', 'inactive'],
    [true, 'today', 'today', 'active'],
    [true, 'tomorrow', null, 'scheduled'],
    [true, null, 'yesterday', 'ended'],
    [true, null, null, 'active'],
  ] as const)('active %s from %s to %s is %s', async (is_active, from, to, state) => {
    const { id } = await createBanner(api.db, {
      is_active,
      starts_on: from && days[from],
      ends_on: to && days[to],
    });
    const query = { ids: [id], state };
    const { websiteBanners } = await api.data(documents.list, { query }, admin);
    expect(websiteBanners.data.results).toMatchObject([
      { id, state, startsOn: from && days[from], endsOn: to && days[to] },
    ]);
  });
});

describe('saving', () => {
  test('a new banner is inactive, at the end, and its pictures are kept and shown as used', async () => {
    const before = await createBanner(api.db, { sort_index: 40 });
    const input = await complete();
    const created = await create(input);
    expect(created).toMatchObject({ isActive: false, state: 'inactive', sortIndex: 41 });
    expect(Number(created.id)).toBeGreaterThan(Number(before.id));
    const query = { name: input.picture };
    const { pictures } = await api.data(documents.pictures, { query }, admin);
    expect(pictures.data.results).toEqual([
      { useCount: 1, uses: [{ kind: 'banner', name: input.name }] },
    ]);
    expect(
      (await changesOf(api.db, 'websiteBanner', created.id)).map(({ action }) => action),
    ).toEqual(['create']);
  });

  test('a missing picture or category is rejected by field', async () => {
    const input = { ...(await complete()), picture: 'never-uploaded.webp' };
    expect((await refusal(documents.create, { input })).extensions.fields).toEqual({
      picture: { rule: 'rules.unknown' },
    });
    const elsewhere = { ...(await complete()), placement: 'category', categoryId: '999999' };
    expect((await refusal(documents.create, { input: elsewhere })).extensions.fields).toEqual({
      categoryId: { rule: 'rules.unknown' },
    });
  });

  test.each([
    [{ name: '' }, { name: { rule: 'rules.required', limit: 1 } }],
    [{ placement: 'footer' }, { placement: { rule: 'rules.placement' } }],
    [{ placement: 'category' }, { categoryId: { rule: 'rules.required' } }],
    [{ link: 'javascript:alert(1)' }, { link: { rule: 'rules.link' } }],
    [{ link: 'data:text/html,x' }, { link: { rule: 'rules.link' } }],
    [{ button: 'Los' }, { link: { rule: 'rules.buttonWithoutLink' } }],
    [{ text: 'a'.repeat(151) }, { text: { rule: 'rules.maxLength', limit: 150 } }],
    [{ picture: '../../etc/passwd' }, { picture: { rule: 'rules.imageFilename' } }],
    [
      { startsOn: '2026-02-02', endsOn: '2026-02-01' },
      { endsOn: { rule: 'rules.endsBeforeStart' } },
    ],
  ])('%o is rejected', async (change, expected) => {
    const input = { name: 'Banner', placement: 'home_top', ...change };
    expect((await refusal(documents.create, { input })).extensions.fields).toEqual(expected);
  });

  test('low contrast and html are allowed and stay unchanged', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const input = { name, placement: 'style', textColor: '#eee', backgroundColor: '#FFFFFF' };
    expect(await create(input)).toMatchObject({ name, placement: 'style' });
  });

  test('a category keeps a banner’s category from being deleted', async () => {
    const category = await createCategory(api.db);
    const input = { name: 'Banner', placement: 'category', categoryId: category.id };
    expect(await create(input)).toMatchObject({ categoryName: category.name });
    const error = await refusal(
      'mutation D($id: ID!, $input: CategoryDeleteInput!) { deleteCategory(id: $id, input: $input) { message } }',
      { id: category.id, input: {} },
    );
    expect(error.extensions.code).toBe('IN_USE');
  });
});

describe('activating', () => {
  test('switches many on and off, records it, and skips those that already match', async () => {
    const [one, other] = [await createBanner(api.db), await createBanner(api.db)];
    expect(await setStatus([one.id, other.id], 'active')).toEqual({
      data: [one.id, other.id],
      failures: [],
    });
    await setStatus([one.id], 'active');
    expect(await changesOf(api.db, 'websiteBanner', one.id)).toMatchObject([
      { before: { is_active: false }, after: { is_active: true } },
    ]);
    await setStatus([one.id], 'inactive');
    expect(await changesOf(api.db, 'websiteBanner', one.id)).toHaveLength(2);
  });

  test('one without its pictures is rejected by field; among many, it stays and is reported', async () => {
    const without = await createBanner(api.db, { mobile_picture: null, picture_alt: '' });
    const whole = await createBanner(api.db);
    const input = { ids: [without.id], status: 'active' };
    expect((await refusal(documents.status, { input })).extensions.fields).toEqual({
      pictureAlt: { rule: 'rules.neededToRun' },
      mobilePicture: { rule: 'rules.neededToRun' },
    });
    expect(await setStatus([without.id, whole.id], 'active')).toEqual({
      data: [whole.id],
      failures: [
        {
          id: without.id,
          label: without.name,
          code: 'INVALID',
          msg: 'error.BANNER_INCOMPLETE',
        },
      ],
    });
  });

  test('one that is active keeps its pictures', async () => {
    const banner = await create(await complete());
    await setStatus([banner.id], 'active');
    const input = { ...(await complete()), picture: null };
    const error = await refusal(documents.update, { id: banner.id, input });
    expect(error.extensions.fields).toEqual({ picture: { rule: 'rules.neededToRun' } });
  });
});

test('the order must contain the whole list, or is rejected', async () => {
  const { websiteBanners } = await api.data(documents.list, { query: { size: 1000 } }, admin);
  const all: string[] = websiteBanners.data.results.map(({ id }) => id);
  const items = all.reverse().map((id, sortIndex) => ({ id, sortIndex }));
  await api.data(documents.order, { items }, admin);
  const after = await api.data(documents.list, { query: { size: 1000 } }, admin);
  expect(after.websiteBanners.data.results.map(({ id }) => id)).toEqual(all);
  await createBanner(api.db, { sort_index: 1000 });
  expect((await refusal(documents.order, { items })).extensions.code).toBe('CONFLICT');
});

test('an outdated version is a conflict', async () => {
  const banner = await create(await complete());
  const input = { ...(await complete()), version: banner.version };
  await api.data(documents.update, { id: banner.id, input }, admin);
  const error = await refusal(documents.update, { id: banner.id, input });
  expect(error.extensions.code).toBe('CONFLICT');
});
