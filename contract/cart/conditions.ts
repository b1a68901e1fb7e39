import type { Region } from '#contract/regions/region.ts';
import type { CommissionTiers } from './commission.ts';
import type { Discount } from './discount.ts';
import type { Pricing } from './price.ts';
import type { DrivingCost, Service, ServiceSetting } from './services.ts';
import type { DeliveryTemplate } from './shipping.ts';

/** Where a product can be collected on the day of the order, and when from then. */
export interface Showroom {
  id: string;
  daysFrom: number;
  daysTo: number;
}

/** A vendor product that is for sale; what is not for sale is simply not among the conditions. */
export interface Product {
  vendorId: string;
  sku: string;
  pricing: Pricing;
  /**
   * The regions of each connection that it comes through from the manufacturer. A place has to be in
   * one of each; none of a connection are all of Germany.
   */
  connections: readonly (readonly Region[])[];
  /** The seller, or with keepDelivery the source, whose template, weight and pallets these then are. */
  delivererId: string;
  templateId: string | null;
  /** kg of one, with up to three places. */
  weight: string | null;
  itemsPerPallet: number | null;
  showrooms: readonly Showroom[];
  /** What can be done for it, and by whom. */
  serviceIds: readonly string[];
  performerIds: readonly string[];
}

/** A partner who performs services. */
export interface Performer {
  id: string;
  settings: readonly ServiceSetting[];
  drivingCosts: readonly DrivingCost[];
}

/** All that a quote goes by. More than the cart needs does no harm; each is found by its ids. */
export interface Conditions {
  products: readonly Product[];
  templates: readonly DeliveryTemplate[];
  services: readonly Service[];
  performers: readonly Performer[];
  /** The one of the cart's code, if there is one of that code. */
  discount: Discount | null;
  /** Those of the partners concerned that have their own, and the marketplace's. */
  commissionTiers: readonly CommissionTiers[];
}
