import type { Region } from '#contract/regions/region.ts';
import type { CommissionTiers } from './commission.ts';
import type { Buyer, Discount } from './discount.ts';
import type { Pricing } from './price.ts';
import type { DrivingCost, Service, ServiceSetting } from './services.ts';
import type { DeliveryTemplate } from './shipping.ts';

/**
 * A showroom where a product can be collected on the day of the order, with the days until it is
 * ready.
 */
export interface Showroom {
  id: string;
  daysFrom: number;
  daysTo: number;
}

/** A vendor product for sale; products that are not for sale are missing from the conditions. */
export interface Product {
  vendorId: string;
  sku: string;
  pricing: Pricing;
  /**
   * The regions of each connection on the product's way from the manufacturer. A place must be in
   * the regions of every connection; a connection without regions covers all of Germany.
   */
  connections: readonly (readonly Region[])[];
  /**
   * The seller, or with keepDelivery the source; template, weight and pallets are those of the
   * deliverer.
   */
  delivererId: string;
  templateId: string | null;
  /** Weight of one piece in kg, with at most three decimal places. */
  weight: string | null;
  itemsPerPallet: number | null;
  showrooms: readonly Showroom[];
  /** Services available for the product. */
  serviceIds: readonly string[];
  performerIds: readonly string[];
  /** The properties that a code's conditions test; null and empty for an amount without a product. */
  manufacturerId: string | null;
  categoryIds: readonly string[];
  tagIds: readonly string[];
}

/** A partner who performs services. */
export interface Performer {
  id: string;
  settings: readonly ServiceSetting[];
  drivingCosts: readonly DrivingCost[];
}

/**
 * All data for calculating a quote. Additional entries do no harm, because each entry is looked up
 * by its ids.
 */
export interface Conditions {
  products: readonly Product[];
  templates: readonly DeliveryTemplate[];
  services: readonly Service[];
  performers: readonly Performer[];
  /** The discount with the cart's code, if it exists. */
  discount: Discount | null;
  buyer: Buyer;
  /** The tiers of the partners involved, if they have their own, and the marketplace's. */
  commissionTiers: readonly CommissionTiers[];
}
