import { withClient } from './withClient.mjs';

const card = `id slug name fromPrice manufacturer { name }
  variations { pictures { alt sizes { width path } } }`;
/** What a shop reads for its pages. */
export const documents = {
  category: `query ($category: ID!) { products(filter: { categories: [$category] }, first: 24) {
    totalCount nodes { ${card} } pageInfo { endCursor hasNextPage } facets {
      categories { category { id name } count } tags { tag { id name } count }
      attributes { id name unit options { id name count } } price { from to } } } }`,
  product: `query ($slug: String!) { product(slug: $slug) { ${card} family
    attributes { id name options { id name } }
    variations { sku name fromPrice offers { id price vendor { id name } daysFrom daysTo } } } }`,
  slugs: '{ products(first: 200, sort: newest) { nodes { slug } } }',
  categories: '{ categories { id } }',
};

/** The ids of those of the shown categories that have most products, the largest first. */
export const sortedByProducts = ({ databaseUrl }, shown) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select category_id::text as id from parent_product_categories
       where category_id = any($1) group by 1 order by count(*) desc, 1 limit 50`,
      [shown.map(({ id }) => id)],
    );
    return rows.map(({ id }) => id);
  });
