import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fragmentOf, queryOf } from '#scripts/bench/fragments.mjs';
import { orderDocument, orderOf, priceOf } from '#scripts/bench/orderSender.mjs';
import { documents as ofShops } from '#scripts/bench/shopDocuments.mjs';
import { callerOf, signIn } from '#scripts/lib/server.mjs';

const ofVariations = 'catalogue/variations/operations.graphql';
const ofParents = 'catalogue/parents/operations.graphql';

/** What the screens of a release ask: another one may lack a field. */
export const documentsOf = (folder) => {
  const from = pathToFileURL(path.join(folder, 'resources', path.sep));
  const withRecord = (query, record, file) =>
    `${queryOf(query, file, from)} ${fragmentOf(record, file, from)}`;
  return {
    variations: queryOf('VariationsList', ofVariations, from),
    products: queryOf('ParentsList', ofParents, from),
    variation: withRecord('VariationById', 'VariationRecord', ofVariations),
    product: withRecord('ProductById', 'ParentRecord', ofParents),
  };
};

const saveVariation = `mutation ($id: ID!, $input: VariationUpdateInput!) {
  variationUpdate(id: $id, input: $input) { data { version } } }`;
const saveProduct = `mutation ($id: ID!, $input: ProductInput!) {
  productsUpdate(id: $id, input: $input) { data { version } } }`;

/** The input that saves a variation with another price. */
const repriced = ({ name, slug, sku, price, status, tags, version }, n) => ({
  ...{ name, slug, sku, status, version },
  tags: tags.map(({ data }) => data.id),
  price: (Number(price) + (n % 2 === 0 ? 1 : -0.5)).toFixed(2),
});

/** The input that saves a product with another name. */
const renamed = ({ name, slug, status, type, family, category, attributes, version }, n) => ({
  ...{ slug, status, type, version },
  name: `${name.replace(/ \(\d+\)$/, '')} (${n})`,
  family_id: family.id,
  categories: category.map(({ data }) => data.id),
  main_category_id: category.find(({ isMain }) => isMain).data.id,
  attributes: attributes.map(({ attr_id, options }) => ({
    attr_id,
    options: options.map(({ id }) => id),
  })),
});

const at = (list, n) => list[n % list.length];

/**
 * What users and a shop do by turns through a process of a release. Each action gets `ask(what, work)`, which
 * answers undefined if the work has failed, and the number of its turn.
 * @param {{ port: string, folder: string }} place
 * @param {import('./site.mjs').Site} site
 * @param {{ variations: string[], products: string[] }} own records that only this release saves
 */
export const actionsOf = ({ port, folder }, { token, shop, cart, categories, slugs }, own) => {
  const documents = documentsOf(folder);
  const asAdmin = callerOf(port, token);
  const asShop = callerOf(port, shop.key, '/shop/graphql');
  const showList = (name) => (ask, n) =>
    ask(`list of ${name}`, () => asAdmin(documents[name], { query: { page: n % 20, size: 50 } }));
  const showCategory = (ask, n) =>
    ask("a shop's category", () => asShop(ofShops.category, { category: at(categories, n) }));
  const showProduct = (ask, n) =>
    ask("a shop's product", () => asShop(ofShops.product, { slug: at(slugs, n) }));
  const saveAVariation = async (ask, n) => {
    const id = at(own.variations, n);
    const opened = await ask('open a variation', () => asAdmin(documents.variation, { id }));
    const input = opened && repriced(opened.variationById.data, n);
    if (input) await ask('save a price', () => asAdmin(saveVariation, { id, input }));
  };
  const saveAProduct = async (ask, n) => {
    const id = at(own.products, n);
    const opened = await ask('open a product', () => asAdmin(documents.product, { id }));
    const input = opened && renamed(opened.productById.data, n);
    if (input) await ask('save a product', () => asAdmin(saveProduct, { id, input }));
  };
  const placeAnOrder = async (ask, n) => {
    const priced = await ask('price of a cart', () => priceOf(asShop, cart, n % 40));
    if (priced) await ask('an order', () => asShop(orderDocument, { input: orderOf(priced) }));
  };
  return [
    showList('variations'),
    showCategory,
    saveAVariation,
    showProduct,
    showList('products'),
    saveAProduct,
    showCategory,
    placeAnOrder,
    showList('variations'),
    showProduct,
    showProduct,
  ];
};

/** The action of signing in, most of whose time is spent on checking the password. */
export const signingIn =
  ({ port }) =>
  (ask) =>
    ask('sign in', () => signIn(port));
