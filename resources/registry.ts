import type { Definition } from '#providers/registry/definition.ts';
import { attributeFamilies } from './catalogue/attributeFamilies/attributeFamilies.ts';
import { attributeGroups } from './catalogue/attributeGroups/attributeGroups.ts';
import { attributes } from './catalogue/attributes/attributes.ts';
import { categories } from './catalogue/categories/categories.ts';
import { gallery } from './catalogue/gallery/gallery.ts';
import { imports } from './catalogue/imports/imports.ts';
import { parents } from './catalogue/parents/parents.ts';
import { sampleBoxes } from './catalogue/sampleBoxes/sampleBoxes.ts';
import { services } from './catalogue/services/services.ts';
import { tags } from './catalogue/tags/tags.ts';
import { variations } from './catalogue/variations/variations.ts';
import { commission } from './people/commission/commission.ts';
import { customers } from './people/customers/customers.ts';
import { managedManufacturers } from './people/managedManufacturers/managedManufacturers.ts';
import { managedVendors } from './people/managedVendors/managedVendors.ts';
import { manufacturerSettings } from './people/manufacturerSettings/manufacturerSettings.ts';
import { networks } from './people/network/network.ts';
import { news } from './people/news/news.ts';
import { manufacturerProfile, vendorProfile } from './people/profile/profile.ts';
import { representatives } from './people/representatives/representatives.ts';
import { manufacturerShowrooms, vendorShowrooms } from './people/showrooms/showrooms.ts';
import { account } from './platform/account/account.ts';
import { jobs } from './platform/jobs/jobs.ts';
import { secondFactors } from './platform/secondFactors/secondFactors.ts';
import { securityEvents } from './platform/securityEvents/securityEvents.ts';
import { system } from './platform/system/system.ts';
import { discounts } from './sales/discounts/discounts.ts';
import { ledgerStatements } from './sales/ledgerStatements/ledgerStatements.ts';
import { orders } from './sales/orders/orders.ts';
import { payouts } from './sales/payouts/payouts.ts';
import { repayments } from './sales/repayments/repayments.ts';
import { returns } from './sales/returns/returns.ts';
import { cartSimulator } from './selling/cartSimulator/cartSimulator.ts';
import { clickAndCollect } from './selling/clickAndCollect/clickAndCollect.ts';
import { deliveryTemplates } from './selling/deliveryTemplates/deliveryTemplates.ts';
import { drivingCosts } from './selling/drivingCosts/drivingCosts.ts';
import { networkProducts } from './selling/networkProducts/networkProducts.ts';
import { orderSettings } from './selling/orderSettings/orderSettings.ts';
import { payment } from './selling/payment/payment.ts';
import { serviceSettings } from './selling/serviceSettings/serviceSettings.ts';
import { priceChanges, vendorProducts } from './selling/vendorProducts/vendorProducts.ts';
import { shops } from './shop/shops/shops.ts';
import { webhookDeliveries } from './shop/webhookDeliveries/webhookDeliveries.ts';
import { affiliateCategories } from './website/affiliateCategories/affiliateCategories.ts';
import { affiliateNetworks } from './website/affiliateNetworks/affiliateNetworks.ts';
import { affiliateProducts } from './website/affiliateProducts/affiliateProducts.ts';
import { blog, blogList } from './website/blog/blog.ts';
import { styleCategories } from './website/styleCategories/styleCategories.ts';
import { styleSections } from './website/styleSections/styleSections.ts';
import { styles } from './website/styles/styles.ts';
import { userFeedback } from './website/userFeedback/userFeedback.ts';
import { websiteBanners } from './website/websiteBanners/websiteBanners.ts';
import { websiteMenu } from './website/websiteMenu/websiteMenu.ts';

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
  ledgerStatements,
  repayments,
  returns,
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
  ...networkProducts,
  managedManufacturers,
  managedVendors,
  customers,
  commission,
  websiteMenu,
  clickAndCollect,
  cartSimulator,
  payment,
  shops,
  webhookDeliveries,
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
  system,
  account,
];
