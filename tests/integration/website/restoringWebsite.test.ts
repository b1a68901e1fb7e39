import { expect, test } from 'vitest';
import { createDiscount } from '#tests/factories/website.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const documents = {
  banner: `mutation Create($input: WebsiteBannerInput!) {
    createWebsiteBanner(input: $input) { data { id } }
  }`,
  bannerById: `query One($id: ID!) {
    websiteBannerById(id: $id) { data { name title startsOn endsOn textColor isActive } }
  }`,
  removeBanner: 'mutation D($ids: [ID!]) { deleteWebsiteBannerByIds(ids: $ids) { data } }',
  discountById: `query One($id: ID!) {
    discountById(id: $id) { data { code value endsOn maxUses isActive seriesId } }
  }`,
  removeDiscount: 'mutation D($ids: [ID!]) { deleteDiscountByIds(ids: $ids) { data } }',
  deleted: `query Deleted($query: DeletedRecordsQuery) {
    deletedRecords(query: $query) { data { results { id entityId } } }
  }`,
  restore: 'mutation R($input: RestoreInput!) { restoreChange(input: $input) { message } }',
};

const restore = async (entity: string, entityId: string) => {
  const { deletedRecords } = await api.data(documents.deleted, { query: { entity } }, admin);
  const change = deletedRecords.data.results.find((each) => each.entityId === entityId);
  await api.data(documents.restore, { input: { changeId: change?.id } }, admin);
};

test('a deleted banner is restored with its days and colours', async () => {
  const input = {
    name: 'Winter',
    placement: 'home_top',
    title: 'Warm',
    startsOn: '2026-12-01',
    endsOn: '2026-12-31',
    textColor: '#123456',
  };
  const { id } = (await api.data(documents.banner, { input }, admin)).createWebsiteBanner.data;
  const before = await api.data(documents.bannerById, { id }, admin);
  await api.data(documents.removeBanner, { ids: [id] }, admin);
  await restore('websiteBanner', id);
  expect(await api.data(documents.bannerById, { id }, admin)).toEqual(before);
});

test('a deleted discount is restored as active, in its series', async () => {
  const { id } = await createDiscount(api.db, {
    value: '12.5',
    ends_on: '2190-01-01',
    max_uses: 3,
    is_active: true,
    series_id: 'b3d6a6a2-6d43-4b5e-9d0a-0c2f6e1a7b11',
  });
  const before = await api.data(documents.discountById, { id }, admin);
  await api.data(documents.removeDiscount, { ids: [id] }, admin);
  await restore('discount', id);
  expect(await api.data(documents.discountById, { id }, admin)).toEqual(before);
});
