import { describe, expect, test } from 'vitest';
import { createManufacturer, signedIn } from '#tests/factories/people.ts';
import { unique } from '#tests/factories/unique.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const list =
  'query ($resource: String!) { savedViews(resource: $resource) { data { id name search shared own } } }';
const save =
  'mutation ($input: SavedViewInput!) { saveView(input: $input) { data { id name search } } }';
const remove = 'mutation ($id: ID!) { deleteSavedView(id: $id) { data } }';

const resource = 'products/variations';

const saved = async (token: string, values: object = {}) => {
  const input = { resource, name: unique('view'), search: '?status=2', shared: false, ...values };
  return (await api.data(save, { input }, token)).saveView.data;
};

const namesFor = async (token: string) =>
  (await api.data(list, { resource }, token)).savedViews.data.map((view) => view.name);

describe('saved views', () => {
  test('are the user’s own and those that colleagues share', async () => {
    const { id: manufacturerId } = await createManufacturer(api.db);
    const me = (await signedIn(api.db, 'manufacturer', { manufacturerId })).token;
    const colleague = (await signedIn(api.db, 'manufacturer', { manufacturerId })).token;
    const competitor = (await signedIn(api.db, 'manufacturer')).token;
    const admin = (await signedIn(api.db, 'admin')).token;
    const own = await saved(me);
    await saved(colleague);
    const shared = await saved(colleague, { shared: true });
    await saved(competitor, { shared: true });
    await saved(admin, { shared: true });
    expect(await namesFor(me)).toEqual([own.name, shared.name].sort());
  });

  test('are shared among administrators, not with others', async () => {
    const one = (await signedIn(api.db, 'admin')).token;
    const other = (await signedIn(api.db, 'admin')).token;
    const vendor = (await signedIn(api.db, 'vendor')).token;
    const view = await saved(one, { shared: true });
    expect(await namesFor(other)).toContain(view.name);
    expect(await namesFor(vendor)).toEqual([]);
  });

  test('with the same name replace each other, in any spelling', async () => {
    const { token } = await signedIn(api.db, 'admin');
    const first = await saved(token, { name: 'Entwürfe Sofa' });
    const second = await saved(token, { name: 'ENTWÜRFE SOFA', search: '?status=1' });
    expect(second.id).toBe(first.id);
    expect(second).toMatchObject({ name: 'ENTWÜRFE SOFA', search: '?status=1' });
  });

  test('can be deleted only by the user who saved them', async () => {
    const me = (await signedIn(api.db, 'admin')).token;
    const other = (await signedIn(api.db, 'admin')).token;
    const view = await saved(me, { shared: true });
    expect((await api.refusal(remove, { id: view.id }, other)).extensions.code).toBe('NOT_FOUND');
    expect(await namesFor(me)).toContain(view.name);
    await api.data(remove, { id: view.id }, me);
    expect(await namesFor(me)).not.toContain(view.name);
    expect((await api.refusal(remove, { id: 'x' }, me)).extensions.code).toBe('NOT_FOUND');
  });

  test.each([
    ['no name', { name: ' ' }, 'name', 'rules.required'],
    ['a long name', { name: 'x'.repeat(81) }, 'name', 'rules.maxLength'],
    ['an address', { search: 'https://elsewhere.example' }, 'search', 'rules.wrongType'],
    ['a path', { search: '/login?x=1' }, 'search', 'rules.wrongType'],
    ['a long query', { search: `?${'x'.repeat(2000)}` }, 'search', 'rules.maxLength'],
    ['a strange resource', { resource: '../etc' }, 'resource', 'rules.wrongType'],
  ])('are rejected with %s', async (_, values, field, rule) => {
    const { token } = await signedIn(api.db, 'admin');
    const input = { resource, name: unique('view'), search: '', ...values };
    const error = await api.refusal(save, { input }, token);
    expect(error.extensions).toMatchObject({ code: 'INVALID', fields: { [field]: { rule } } });
  });

  test('are limited in number', async () => {
    const { token, user } = await signedIn(api.db, 'admin');
    await api.db
      .insertInto('saved_views')
      .values(
        Array.from({ length: 100 }, (_, n) => ({
          user_id: user.id,
          resource,
          name: `view ${n}`,
          search: '',
        })),
      )
      .execute();
    const input = { resource, name: 'one too many', search: '' };
    const error = await api.refusal(save, { input }, token);
    expect(error.extensions.fields).toEqual({ name: { rule: 'rules.maxItems', limit: 100 } });
  });
});
