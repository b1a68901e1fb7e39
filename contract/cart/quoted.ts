import type { ServiceReason } from './chosen.ts';
import type { Tier } from './commission.ts';
import type { LineDeliveryReason } from './deliveries.ts';
import type { CodeReason } from './discount.ts';
import type { SaleReason } from './lines.ts';
import type { Part } from './parts.ts';
import type { DeliveryTemplate } from './shipping.ts';

/* The lines of a quote. Amounts are EUR net with two decimal places; values that a refusal
   leaves unknown are null. */

export interface QuotedLine {
  vendorId: string;
  sku: string;
  quantity: number;
  showroomId: string | null;
  /** The seller, or with keepDelivery the source. */
  delivererId: string | null;
  /** Days from the order to the delivery or collection. */
  daysFrom: number | null;
  daysTo: number | null;
  /** Purchase price and sale price of one piece. */
  sourcePrice: string | null;
  unitPrice: string | null;
  amount: string | null;
  /** The line's shares of the cart's discount and of the partner's commission. */
  discount: string;
  commission: string;
  refusal: SaleReason | LineDeliveryReason | null;
}

export interface QuotedService {
  /** Index of the line that the service is for. */
  line: number;
  serviceId: string;
  performerId: string;
  settingId: string | null;
  /**
   * Minutes for all pieces of the line, and the share of the minutes billed for all services under
   * the setting.
   */
  minutes: number | null;
  billed: number | null;
  cost: string | null;
  commission: string;
  refusal: ServiceReason | 'minOrderValue' | null;
  /** With `minOrderValue`: the amount missing. */
  missing: string | null;
}

/** One partner's deliveries by one template. */
export interface QuotedShipping {
  delivererId: string;
  templateId: string;
  type: DeliveryTemplate['type'];
  daysFrom: number;
  daysTo: number;
  /** Indexes of the lines in the cart, ascending. */
  lines: number[];
  /** The sum of the lines' product prices, before discount. */
  products: string;
  pallets: number | null;
  cost: string | null;
}

/** One partner's part of the cart; an order stores it in this form. */
export interface QuotedPart {
  partnerId: string;
  /** The first role that applies; a partner that only delivers has shipping only. */
  role: Part['role'];
  products: string;
  services: string;
  /** The base of the commission: products before discount, and services. */
  base: string;
  tier: Tier;
  /** Percent. */
  rate: string;
  commission: string;
  shipping: string;
  driving: string;
  payout: string;
}

export interface Quote {
  /** In the order of the cart, like the services. */
  lines: QuotedLine[];
  services: QuotedService[];
  shipping: QuotedShipping[];
  /** One part per partner. */
  parts: QuotedPart[];
  /** The reason for refusing the code; null if it is valid or missing. */
  codeRefusal: CodeReason | null;
  /** With `codeMinValue`: the amount that the discounted products lack. */
  codeMissing: string | null;
  /** Whether the code is valid once for each customer, and the customer is not known yet. */
  isCodeCheckedAtOrder: boolean;
  sums: {
    products: string;
    discount: string;
    shipping: string;
    services: string;
    driving: string;
  };
  /** The total without refused services and a refused code; null if a line is refused. */
  total: string | null;
  /** The marketplace's share: all commissions less the discount. */
  kept: string;
  /** Whether nothing is refused. */
  isOrderable: boolean;
}
