import { createTag } from '#tests/factories/structure.ts';
import { unique } from '#tests/factories/unique.ts';
import type { AreaCalls, Target } from './access/calls.ts';
import type { World } from './accessWorld.ts';
import type { Variables } from './api.ts';
import type { Operation } from './documents.ts';

/** Each `access/<area>.ts` exports `calls`, of the type in `access/calls.ts`. */
const areas: readonly AreaCalls[] = Object.values(
  import.meta.glob<AreaCalls>(['./access/*.ts', '!./access/calls.ts'], {
    eager: true,
    import: 'calls',
  }),
);

const ofAreas = <Key extends keyof AreaCalls>(key: Key): NonNullable<AreaCalls[Key]> =>
  Object.assign({}, ...areas.map((calls) => calls[key]));

const named = (values: object = {}) => {
  const slug = unique('named');
  return { name: slug, slug, ...values };
};

const serviceInput = ({ services }: World) => ({
  name: unique('service'),
  groupId: services.group,
  duration: 5,
});

const generationInput = ({ choice }: World, parent_id: string) => ({
  parent_id,
  attributes: [{ attr_id: choice.attr_id, options: [choice.option_id] }],
  name: unique('generated'),
  slug: unique('generated'),
  sku: unique('GENERATED'),
  price: '1',
});

/** Input with the present owner. */
const productInput = ({ categories, choice, structure }: World) =>
  named({
    status: '2',
    type: '2',
    family_id: structure.shownFamily,
    categories: [categories[0]],
    main_category_id: categories[0],
    attributes: [{ attr_id: choice.attr_id, options: [choice.option_id] }],
    confirmedLoss: 1000,
  });

const bannerInput = () => ({ name: unique('banner'), placement: 'home_top' });

const bannerOrder = ({ banner, freeBanner, completeBanner }: World['website']) =>
  [freeBanner, banner, completeBanner].map((id, sortIndex) => ({ id, sortIndex: sortIndex + 5 }));

const rates = { upTo2000: '11', upTo5000: '9', upTo10000: '7', above: '5' };

const discountInput = () => ({ code: unique('CODE'), kind: 'percent', value: '10' });

/** Valid calls of mutations that take several variation ids. */
export const bulkAttempts: Record<string, (world: World, ids: readonly string[]) => Variables> = {
  variationDeleteByIds: (_, ids) => ({ ids }),
  updateProductVariationsStatus: (_, ids) => ({ input: { ids, status: '1' } }),
  publishVariations: (_, ids) => ({ input: { ids } }),
  editVariations: (_, ids) => ({ input: { ids, price: { mode: 'set', amount: '77' } } }),
  editVariationRows: (_, ids) => ({
    input: { rows: ids.map((id) => ({ id, version: 1, price: '77' })) },
  }),
  applyVariationsServices: ({ serviceGroup }, ids) => ({
    input: { ids, groupIds: [serviceGroup], serviceIds: [] },
  }),
};

const ofSeveral = Object.fromEntries(
  Object.entries(bulkAttempts).map(([name, call]) => [
    name,
    (world: World, { variation }: Target) => call(world, [variation]),
  ]),
);

/** A valid call of each mutation that concerns more than the caller's own account. */
export const attempts: Record<string, (world: World, target: Target) => Variables> = {
  ...ofSeveral,
  ...ofAreas('attempts'),
  variationUpdate: (_, { variation: id, tag }) => ({
    id,
    input: {
      name: 'Renamed',
      slug: unique('renamed'),
      sku: unique('RENAMED'),
      price: '1.00',
      status: '1',
      tags: [tag],
      is_simple_product: true,
    },
  }),
  variationDelete: (_, { variation: id }) => ({ id }),
  restoreChange: ({ changeOfB }) => ({ input: { changeId: changeOfB } }),
  undoBulkChange: ({ bulkChangeOfB }) => ({ id: bulkChangeOfB }),
  createServiceGroup: () => ({ input: { name: unique('new services') } }),
  updateServiceGroup: ({ services }) => ({
    id: services.group,
    input: { name: unique('renamed services') },
  }),
  deleteServiceGroupByIds: ({ services }) => ({ ids: [services.freeGroup] }),
  createService: (world) => ({ input: serviceInput(world) }),
  updateService: (world) => ({ id: world.services.service, input: serviceInput(world) }),
  moveServices: ({ services }) => ({ input: { ids: [services.moving], groupId: services.group } }),
  deleteServiceByIds: ({ services }) => ({ ids: [services.free] }),
  linkSampleBox: ({ sampleBox }) => ({
    input: { sample_box_id: sampleBox.id, parent_id: sampleBox.unlinked },
  }),
  unlinkSampleBox: ({ sampleBox }) => ({
    input: { sample_box_id: sampleBox.id, parent_id: sampleBox.linked },
  }),
  updatePicture: ({ picture }) => ({ id: picture.id, input: { alt: 'Ein Tisch' } }),
  attachPictures: ({ picture }, { variation: id }) => ({
    input: { pictures: [{ filename: picture.filename, variation_id: id }] },
  }),
  updateSampleBoxLinks: ({ sampleBox }, { variation: id }) => ({
    input: { sample_box_id: sampleBox.id, linked: true, ids: [id] },
  }),
  // before further banners exist, because the call must name all of them
  updateWebsiteBannerOrders: ({ website }) => ({ items: bannerOrder(website) }),
  createWebsiteBanner: () => ({ input: bannerInput() }),
  updateWebsiteBanner: ({ website }) => ({ id: website.banner, input: bannerInput() }),
  deleteWebsiteBannerByIds: ({ website }) => ({ ids: [website.freeBanner] }),
  updateWebsiteBannerStatus: ({ website }) => ({
    input: { ids: [website.completeBanner], status: 'active' },
  }),
  exportWebsiteBanners: () => ({ input: { format: 'csv' } }),
  createDiscount: () => ({ input: discountInput() }),
  createDiscountCodes: () => ({
    input: { pattern: 'WINTER-####', count: 2, kind: 'euro', value: '5' },
  }),
  updateDiscount: ({ website }) => ({ id: website.discount, input: discountInput() }),
  deleteDiscountByIds: ({ website }) => ({ ids: [website.freeDiscount] }),
  updateDiscountStatus: ({ website }) => ({ input: { ids: [website.discount], status: 'active' } }),
  exportDiscounts: () => ({ input: { format: 'csv' } }),
  createSampleBox: () => ({ input: named() }),
  updateSampleBox: ({ sampleBox }) => ({ id: sampleBox.id, input: named() }),
  runImport: ({ imports }) => ({ id: imports.staged }),
  checkImportAgain: ({ imports }) => ({ id: imports.checked, input: { leftOut: [] } }),
  deleteImports: ({ imports }) => ({ ids: [imports.free] }),
  deletePictureByIds: ({ unshownPicture }) => ({ ids: [unshownPicture.id] }),
  deleteSampleBoxByIds: ({ sampleBox }) => ({ ids: [sampleBox.id] }),
  updateProductVariationImages: (_, { variation: id }) => ({ id, input: { images: [] } }),
  productsUpdate: (world, { parent: id }) => ({ id, input: productInput(world) }),
  productsDelete: (_, { parent: id }) => ({ ids: [id] }),
  variationCreate: ({ choice }, { tag, parent: parent_id }) => ({
    parent_id,
    input: { ...named(), sku: unique('NEW'), price: '1', tags: [tag], combinations: [choice] },
  }),
  updateVariationCombination: ({ choice }, { variation: id }) => ({
    id,
    input: { combinations: [choice] },
  }),
  generateVariations: (world, { parent: parent_id }) => ({
    input: generationInput(world, parent_id),
  }),
  updateParentsStatus: (_, { parent: id }) => ({ input: { ids: [id], status: '2' } }),
  createCategory: () => ({ input: { name: 'New', slug: unique('new-category') } }),
  updateCategory: ({ categories }) => ({
    id: categories[0],
    input: { name: 'Renamed', slug: unique('renamed-category') },
  }),
  moveCategory: ({ categories }) => ({ id: categories[2], input: { parentId: categories[1] } }),
  updateCategoryOrders: ({ categories }) => ({
    input: { parentId: categories[0], ids: [categories[4], categories[3]] },
  }),
  deleteCategory: ({ categories }) => ({ id: categories[2], input: {} }),
  createTag: () => ({ input: { name: unique('new tag'), type: 'product' } }),
  updateTag: (_, { tag: id }) => ({ id, input: { name: unique('renamed tag'), type: 'product' } }),
  mergeTags: ({ keptTag }, { tag: id }) => ({ input: { ids: [id], into: keptTag } }),
  deleteTagByIds: (_, { tag: id }) => ({ ids: [id] }),
  exportTags: () => ({ input: { format: 'csv' } }),
  createAttribute: () => ({ input: named({ type: 'text' }) }),
  updateAttribute: ({ structure }) => ({
    id: structure.freeAttribute,
    input: named({ type: 'select', is_configurable: true }),
  }),
  deleteAttributeByIds: ({ structure }) => ({ ids: [structure.goingAttribute] }),
  createAttributeOption: ({ structure }) => ({
    input: { attr_id: structure.attribute, name: unique('new option') },
  }),
  createAttributeOptions: ({ structure }) => ({
    input: { attr_id: structure.attribute, names: [unique('pasted')] },
  }),
  updateAttributeOption: ({ structure }) => ({
    id: structure.options[0],
    input: { attr_id: structure.attribute, name: unique('renamed option') },
  }),
  moveAttributeOptions: ({ structure }) => ({
    input: { attr_id: structure.attribute, ids: [structure.options[0]], before: null },
  }),
  mergeAttributeOptions: ({ structure }) => ({
    input: { ids: [structure.options[1]], into: structure.options[2] },
  }),
  deleteAttributeOptionByIds: ({ structure }) => ({ ids: [structure.options[3]] }),
  createAttributeOptionGroup: ({ structure }) => ({
    input: { attr_id: structure.attribute, name: unique('tones'), optionIds: [] },
  }),
  updateAttributeOptionGroup: ({ structure }) => ({
    id: structure.optionGroup,
    input: { attr_id: structure.attribute, name: unique('tones'), optionIds: [] },
  }),
  deleteAttributeOptionGroupByIds: ({ structure }) => ({ ids: [structure.freeOptionGroup] }),
  createAttributeGroup: () => ({ input: named({ attributes: [] }) }),
  updateAttributeGroup: ({ structure }) => ({
    id: structure.group,
    input: named({ attributes: [] }),
  }),
  deleteAttributeGroupByIds: ({ structure }) => ({ ids: [structure.freeGroup] }),
  createAttributeFamily: () => ({ input: named({ groups: [] }) }),
  updateAttributeFamily: ({ structure }) => ({
    id: structure.family,
    input: named({ groups: [] }),
  }),
  deleteAttributeFamilyByIds: ({ structure }) => ({ ids: [structure.freeFamily] }),
  updateUserFeedbackStatus: ({ feedback }) => ({ input: { ids: [feedback], status: 'done' } }),
  deleteUserFeedback: ({ feedback }) => ({ ids: [feedback] }),
  exportUserFeedbacks: () => ({ input: { format: 'csv' } }),
  updateCommissionTiers: () => ({ input: { version: 1, ...rates } }),
  resetCommissionTiers: ({ tiers }) => ({ input: { vendorId: tiers.vendor_id, version: 1 } }),
};

/** Mutations of the caller's own data: account, sessions, keys, saved views, jobs, new products. */
export const ofTheCaller = [
  ...areas.flatMap(({ ofTheCaller = [] }) => ofTheCaller),
  'beginPaypalConnection',
  'completePaypalConnection',
  'createClickAndCollectRule',
  'deleteClickAndCollectRuleByIds',
  'disconnectPaymentAccount',
  'enableWholesale',
  'exportClickAndCollectRules',
  'updateClickAndCollect',
  'updateClickAndCollectRule',
  'updateClickAndCollectRuleStatus',
  'updatePaymentAccount',
  'changePassword',
  'confirmIdentity',
  'createUserFeedback',
  'deleteSavedView',
  'createDeliveryTemplate',
  'createDrivingCost',
  'updateDrivingCosts',
  'createRepresentative',
  'createNewsItem',
  'exportNewsItems',
  'exportOwnData',
  'createServiceSetting',
  'createShowroom',
  'exportDeliveryTemplates',
  'exportDrivingCosts',
  'exportRepresentatives',
  'exportServiceSettings',
  'exportShowrooms',
  'exportVariations',
  'endOtherSessions',
  'endSession',
  'forgotPassword',
  'manufacturerCheck',
  'markNotificationsRead',
  'renewKey',
  'takeBackEmail',
  'resetPassword',
  'retryJob',
  'stopJob',
  'saveView',
  'manufacturerSignIn',
  'openViewing',
  'productsCreate',
  'signIn',
  'signOut',
  'updateNotificationMails',
  'updateOwnLanguage',
  'updateManufacturerProfile',
  'updateVendorProfile',
  'vendorCheck',
  'vendorSignIn',
];

/** Valid calls that only manufacturer B may make, not even administrators. */
export const ownAttempts: Record<string, (world: World) => Variables> = {
  ...ofAreas('ownAttempts'),
  updateRepresentative: ({ representative: { id, ...own } }) => ({
    id,
    input: {
      name: unique('Renate'),
      surname: own.surname,
      email: own.email,
      phone: own.phone,
      regions: [{ type: 'state', value: 'BY' }],
    },
  }),
  updateRepresentativeOrders: ({ representative: { id } }) => ({ items: [{ id, sortIndex: 7 }] }),
  deleteRepresentativeByIds: ({ representative: { id } }) => ({ ids: [id] }),
  updateShowroom: ({ showroom: { id } }) => ({
    id,
    input: {
      name: unique('Am Markt'),
      street: 'Markt 1',
      post_code: '80331',
      city: 'München',
      openingHours: [{ day: 1, opens: '09:00', closes: '18:00' }],
    },
  }),
  deleteShowroomByIds: ({ showroom: { id } }) => ({ ids: [id] }),
  updateNewsItem: ({ newsItem: { id } }) => ({
    id,
    input: { title: unique('New'), text: 'Newer' },
  }),
  updateNewsItemStatus: ({ newsItem: { id } }) => ({ input: { ids: [id], status: '1' } }),
  deleteNewsItemByIds: ({ newsItem: { id } }) => ({ ids: [id] }),
};

let amount = 0;
const anotherAmount = (): string => {
  amount += 1;
  return String(amount);
};

const templateInput = () => ({
  name: unique('template'),
  type: 'pallet',
  daysFrom: 1,
  daysTo: 2,
  scope: 'germany',
  rules: [{ region: { type: 'germany' }, palletPrice: '89' }],
});

/** Valid calls that only vendor B may make. */
export const vendorAttempts: Record<string, (world: World) => Variables> = {
  ...ofAreas('vendorAttempts'),
  updateDeliveryTemplate: ({ vendorB }) => ({
    id: vendorB.replacedTemplate,
    input: templateInput(),
  }),
  replaceDeliveryTemplates: ({ vendorB }) => ({
    input: { ids: [vendorB.replacedTemplate], into: vendorB.template },
  }),
  deleteDeliveryTemplateByIds: ({ vendorB }) => ({ ids: [vendorB.freeTemplate] }),
  updateServiceSetting: ({ vendorB }) => ({
    id: vendorB.setting,
    input: { name: unique('general'), isDefault: true, defaultHourlyPrice: '61' },
  }),
  deleteServiceSettingByIds: ({ vendorB }) => ({ ids: [vendorB.setting] }),
  updateDrivingCost: ({ vendorB }) => ({
    id: vendorB.drivingCost,
    input: { cost: anotherAmount(), regions: [{ type: 'state', value: 'BY' }] },
  }),
  deleteDrivingCostByIds: ({ vendorB }) => ({ ids: [vendorB.drivingCost] }),
};

const edited = { price: { mode: 'set', amount: '77' } };

/** Calls that combine two inputs, which the generator does not create. */
export const callsOfTwo = ({ name }: Operation, ids: readonly string[]): Variables[] => {
  if (name === 'changes') {
    return ['variation', 'parentProduct'].flatMap((entity) =>
      ids.map((entityId) => ({ query: { entity, entityId } })),
    );
  }
  if (name === 'payoutStatement') {
    const period = { from: '2026-01-01', to: '2035-12-31' };
    return ids.map((vendorId) => ({ query: { ...period, vendorId } }));
  }
  if (name !== 'variationsEditPreview') return [];
  return [{ ids }, { query: {} }].map((rows) => ({ input: { ...rows, ...edited } }));
};

/** Calls of the other operations, which succeed if the caller has access. */
const furtherCalls: Record<string, (world: World, tag: string) => Variables> = {
  ...ofAreas('further'),
  websiteBannerById: ({ website }) => ({ id: website.banner }),
  discountById: ({ website }) => ({ id: website.discount }),
  tagById: (_, id) => ({ id }),
  attributeById: ({ structure }) => ({ id: structure.attribute }),
  attributeUses: ({ structure }) => ({ query: { of: 'attribute', ids: [structure.attribute] } }),
  informativeAttributeValues: ({ structure }) => ({ query: { attr_id: structure.attribute } }),
  attributes: ({ structure }) => ({ query: { name: structure.attributeName } }),
  variationAttributes: ({ structure }) => ({ query: { name: structure.attributeName } }),
  attributeGroup: ({ structure }) => ({ query: { ids: [structure.shownGroup] } }),
  attributeFamilies: ({ structure }) => ({ query: { ids: [structure.shownFamily] } }),
  attributeGroupId: ({ structure }) => ({ id: structure.shownGroup }),
  attributeGroupImpact: ({ structure }) => ({
    id: structure.group,
    input: named({ attributes: [] }),
  }),
  attributeFamilyById: ({ structure }) => ({ id: structure.shownFamily }),
  attributeFamilyImpact: ({ structure }) => ({
    id: structure.family,
    input: named({ groups: [] }),
  }),
  serviceGroupById: ({ services }) => ({ id: services.group }),
  serviceById: ({ services }) => ({ id: services.service }),
  serviceUses: ({ services }) => ({ query: { of: 'service', ids: [services.service] } }),
  changes: ({ ownVariation }) => ({ query: { entity: 'variation', entityId: ownVariation } }),
  deletedRecords: () => ({ query: { entity: 'variation' } }),
  variationGeneration: (world) => ({ input: generationInput(world, world.ownParent) }),
  productsCreate: (world) => ({ input: productInput(world) }),
  productById: ({ ownParent }) => ({ id: ownParent }),
  productFamilyImpact: ({ ownParent, structure }) => ({
    id: ownParent,
    family_id: structure.shownFamily,
  }),
  variationsCompleteness: ({ ownVariation }) => ({ input: { ids: [ownVariation] } }),
  variationsEditPreview: ({ ownVariation }) => ({ input: { ids: [ownVariation], ...edited } }),
  categoryById: ({ categories }) => ({ id: categories[0] }),
  representativeById: ({ representative }) => ({ id: representative.id }),
  newsItemById: ({ newsItem }) => ({ id: newsItem.id }),
  deliveryTemplateById: ({ vendorB }) => ({ id: vendorB.template }),
  serviceSettingById: ({ vendorB }) => ({ id: vendorB.setting }),
  drivingCostById: ({ vendorB }) => ({ id: vendorB.drivingCost }),
  showroomById: ({ showroom }) => ({ id: showroom.id }),
  variationById: ({ ownVariation }) => ({ id: ownVariation }),
  variationImages: ({ ownVariation }) => ({ id: ownVariation }),
  getVariationServices: ({ ownVariation }) => ({ id: ownVariation }),
  bulkChangeById: () => ({ id: '1' }),
  jobById: () => ({ id: '1' }),
  jobFailures: () => ({ id: '1' }),
  stopJob: () => ({ id: '1' }),
  retryJob: () => ({ id: '1' }),
  exportVariations: () => ({ input: { format: 'csv' } }),
  importById: ({ imports }) => ({ id: imports.staged }),
  importRows: ({ imports }) => ({ id: imports.staged }),
  pictureById: ({ picture }) => ({ id: picture.id }),
  getSampleBoxProducts: ({ sampleBox }) => ({ id: sampleBox.id }),
  sampleBoxById: ({ sampleBox }) => ({ id: sampleBox.id }),
  checkKey: () => ({ type: 'admin', key: 'x' }),
  vendorKey: () => ({ key: 'x' }),
  clickAndCollectRuleById: () => ({ id: '1' }),
  updateClickAndCollectRule: () => ({ id: '1', input: { showroomId: '1' } }),
  cartQuote: () => ({
    input: { postcode: '80331', lines: [{ vendorId: '1', amount: '10', quantity: 1 }] },
  }),
  manufacturersKey: () => ({ key: 'x' }),
  vendorCheck: () => ({ key: 'x', password: 'x' }),
  manufacturerCheck: () => ({ key: 'x', password: 'x' }),
  disconnectPaymentAccount: () => ({ version: 1 }),
  endSession: () => ({ id: '1' }),
  createUserFeedback: () => ({ input: { rate: 7 } }),
  userFeedbackById: ({ feedback }) => ({ id: feedback }),
  userFeedbackAnalytics: () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
  savedViews: () => ({ resource: 'products/variations' }),
  deleteSavedView: () => ({ id: '1' }),
};

/**
 * A call of the operation that succeeds if the caller has access. It changes `target` if given, or
 * else records that no caller may change.
 */
export const callOf = (
  world: World,
  { name, field }: Operation,
  target: Target = {
    variation: world.marked.id,
    tag: world.keptTag,
    parent: world.marked.parent_id,
  },
): Variables => {
  const attempt = attempts[name];
  if (attempt) return attempt(world, target);
  const own = ownAttempts[name] ?? vendorAttempts[name];
  if (own) return own(world);
  const call = furtherCalls[name];
  if (call) return call(world, target.tag);
  return field.args.some((argument) => argument.name === 'input') ? { input: {} } : {};
};

/** A product of B's and a tag that only this call changes. */
export const newTarget = async ({ createMarked, db }: World): Promise<Target> => {
  const { id, parent_id } = await createMarked();
  return { variation: id, parent: parent_id, tag: (await createTag(db)).id };
};
