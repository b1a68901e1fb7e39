import type { Selectable } from 'kysely';
import type { Variations } from '#server/generated/database.ts';
import { api } from '#tests/support/testApi.ts';

export type Variation = Selectable<Variations>;

export const documents = {
  update: `mutation Update($id: ID!, $input: VariationUpdateInput!) {
    variationUpdate(id: $id, input: $input) {
      data { id name slug sku price status is_simple_product version updatedAt tags { data { id } } }
      message status
    }
  }`,
  remove: 'mutation Delete($id: ID!) { variationDelete(id: $id) { data } }',
  removeMany: `mutation Delete($ids: [ID!]) {
    variationDeleteByIds(ids: $ids) { data failures { id label code } }
  }`,
  setStatus: `mutation Status($input: VariationsStatusInput!) {
    updateProductVariationsStatus(input: $input) { data failures { id label code } }
  }`,
  publish: `mutation Publish($input: VariationsInput!) {
    publishVariations(input: $input) { data failures { id label code } }
  }`,
};

export const current = (id: string): Promise<Variation | undefined> =>
  api.db.selectFrom('variations').selectAll().where('id', '=', id).executeTakeFirst();

export const idsDocument = `query Ids($query: VariationsQuery) {
  variations(query: $query) { data { results { id } total } message status }
}`;

export const idsOf = (...variations: { id: string }[]): string[] => variations.map(({ id }) => id);
