import type { ServiceReason } from './chosen.ts';
import type { Tier } from './commission.ts';
import type { LineDeliveryReason } from './deliveries.ts';
import type { CodeReason } from './discount.ts';
import type { SaleReason } from './lines.ts';
import type { Part } from './parts.ts';
import type { DeliveryTemplate } from './shipping.ts';

/* What a quote tells. Amounts are EUR net with two places; what a refusal leaves unknown is null. */

export interface QuotedLine {
  vendorId: string;
  sku: string;
  quantity: number;
  showroomId: string | null;
  /** Who hands it over: the seller, or with keepDelivery the source. */
  delivererId: string | null;
  /** Days from the order until it is delivered or can be collected. */
  daysFrom: number | null;
  daysTo: number | null;
  /** What one costs the partner, and the customer. */
  sourcePrice: string | null;
  unitPrice: string | null;
  amount: string | null;
  /** Its shares of the cart's discount and of the partner's commission. */
  discount: string;
  commission: string;
  refusal: SaleReason | LineDeliveryReason | null;
}

export interface QuotedService {
  /** Place of the line that it is done for. */
  line: number;
  serviceId: string;
  performerId: string;
  settingId: string | null;
  /** For all pieces of the line, and its share of what is billed for all under the setting. */
  minutes: number | null;
  billed: number | null;
  cost: string | null;
  commission: string;
  refusal: ServiceReason | 'minOrderValue' | null;
  /** With `minOrderValue`: what lacks to it. */
  missing: string | null;
}

/** What one partner delivers by one template. */
export interface QuotedShipping {
  delivererId: string;
  templateId: string;
  type: DeliveryTemplate['type'];
  daysFrom: number;
  daysTo: number;
  /** Places of its lines in the cart, rising. */
  lines: number[];
  /** The sum of their product prices, before discount. */
  products: string;
  pallets: number | null;
  cost: string | null;
}

/** What of the cart is one partner's; an order keeps it as it is here. */
export interface QuotedPart {
  partnerId: string;
  /** The first of them that it is; a mere deliverer has shipping only. */
  role: Part['role'];
  products: string;
  services: string;
  /** What commission is taken of: products before discount, and services. */
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
  /** In the order of the cart, as the services. */
  lines: QuotedLine[];
  services: QuotedService[];
  shipping: QuotedShipping[];
  /** By partner. */
  parts: QuotedPart[];
  /** Why the code is refused; null without one, too. */
  codeRefusal: CodeReason | null;
  sums: {
    products: string;
    discount: string;
    shipping: string;
    services: string;
    driving: string;
  };
  /** Without the services and the code that are refused; null where a line is. */
  total: string | null;
  /** What stays with the marketplace: all commissions less the discount. */
  kept: string;
  /** Nothing is refused. */
  isOrderable: boolean;
}
