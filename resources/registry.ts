import type { Definition } from '#providers/registry/definition.ts';
import { account } from './account/account.ts';
import { affiliateCategories } from './affiliateCategories/affiliateCategories.ts';
import { affiliateNetworks } from './affiliateNetworks/affiliateNetworks.ts';
import { affiliateProducts } from './affiliateProducts/affiliateProducts.ts';
import { apiKeys } from './apiKeys/apiKeys.ts';
import { attributeFamilies } from './attributeFamilies/attributeFamilies.ts';
import { attributeGroups } from './attributeGroups/attributeGroups.ts';
import { attributes } from './attributes/attributes.ts';
import { blog, blogList } from './blog/blog.ts';
import { cartSimulator } from './cartSimulator/cartSimulator.ts';
import { categories } from './categories/categories.ts';
import { clickAndCollect } from './clickAndCollect/clickAndCollect.ts';
import { commission } from './commission/commission.ts';
import { customers } from './customers/customers.ts';
import { deliveryTemplates } from './deliveryTemplates/deliveryTemplates.ts';
import { discounts } from './discounts/discounts.ts';
import { drivingCosts } from './drivingCosts/drivingCosts.ts';
import { gallery } from './gallery/gallery.ts';
import { imports } from './imports/imports.ts';
import { jobs } from './jobs/jobs.ts';
import { managedManufacturers } from './managedManufacturers/managedManufacturers.ts';
import { managedVendors } from './managedVendors/managedVendors.ts';
import { manufacturerSettings } from './manufacturerSettings/manufacturerSettings.ts';
import { networks } from './network/network.ts';
import { news } from './news/news.ts';
import { orderSettings } from './orderSettings/orderSettings.ts';
import { orders } from './orders/orders.ts';
import { parents } from './parents/parents.ts';
import { payment } from './payment/payment.ts';
import { payouts } from './payouts/payouts.ts';
import { manufacturerProfile, vendorProfile } from './profile/profile.ts';
import { representatives } from './representatives/representatives.ts';
import { sampleBoxes } from './sampleBoxes/sampleBoxes.ts';
import { secondFactors } from './secondFactors/secondFactors.ts';
import { securityEvents } from './securityEvents/securityEvents.ts';
import { serviceSettings } from './serviceSettings/serviceSettings.ts';
import { services } from './services/services.ts';
import { manufacturerShowrooms, vendorShowrooms } from './showrooms/showrooms.ts';
import { styleCategories } from './styleCategories/styleCategories.ts';
import { styleSections } from './styleSections/styleSections.ts';
import { styles } from './styles/styles.ts';
import { tags } from './tags/tags.ts';
import { userFeedback } from './userFeedback/userFeedback.ts';
import { variations } from './variations/variations.ts';
import { priceChanges, vendorProducts } from './vendorProducts/vendorProducts.ts';
import { websiteBanners } from './websiteBanners/websiteBanners.ts';
import { websiteMenu } from './websiteMenu/websiteMenu.ts';

/** Every resource and page. Routes, menu, guards and data provider are derived from it. */
export const registry: readonly Definition[] = [
  parents,
  variations,
  vendorProducts,
  priceChanges,
  sampleBoxes,
  affiliateNetworks,
  affiliateProducts,
  affiliateCategories,
  imports,
  categories,
  tags,
  attributes,
  attributeGroups,
  attributeFamilies,
  services,
  gallery,
  websiteBanners,
  payouts,
  blog,
  blogList,
  discounts,
  styles,
  styleCategories,
  styleSections,
  deliveryTemplates,
  serviceSettings,
  drivingCosts,
  representatives,
  news,
  ...networks,
  managedManufacturers,
  managedVendors,
  customers,
  commission,
  websiteMenu,
  clickAndCollect,
  cartSimulator,
  payment,
  apiKeys,
  orders,
  orderSettings,
  manufacturerProfile,
  vendorProfile,
  manufacturerShowrooms,
  vendorShowrooms,
  manufacturerSettings,
  userFeedback,
  jobs,
  securityEvents,
  secondFactors,
  account,
];
