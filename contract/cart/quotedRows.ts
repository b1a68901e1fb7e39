import type { Cart } from './cart.ts';
import type { ServiceReason } from './chosen.ts';
import type { Delivery } from './deliveries.ts';
import type { Granted } from './granted.ts';
import type { Line } from './lines.ts';
import { type Cents, decimal, spread } from './money.ts';
import type { Part } from './parts.ts';
import { sourcePrice } from './price.ts';
import type { QuotedLine, QuotedPart, QuotedService, QuotedShipping } from './quoted.ts';

/* Converts the calculated values to the quote; lines and services are in the order of the cart. */

const orNull = (amount: Cents | null | undefined): string | null =>
  amount == null ? null : decimal(amount);

interface Computed {
  lines: readonly Line[];
  refusals: ReadonlyMap<number, NonNullable<QuotedLine['refusal']>>;
  deliveries: readonly Delivery[];
  parts: readonly Part[];
  granted: Granted;
}

export const quotedLines = (
  cart: Cart,
  { lines, refusals, deliveries, parts, granted }: Computed,
): QuotedLine[] => {
  const lineAt = new Map(lines.map((line) => [line.index, line]));
  const shares = spread(
    granted.discount,
    granted.lines.map(({ amount }) => amount),
  );
  const discountAt = new Map(granted.lines.map(({ index }, position) => [index, shares[position]]));
  const commissionAt = new Map(
    parts.flatMap(({ ofLines }) => ofLines.map(([{ index }, share]) => [index, share])),
  );
  const templateAt = new Map(
    deliveries.flatMap(({ template, lines: delivered }) =>
      delivered.map(({ index }) => [index, template]),
    ),
  );
  return cart.lines.map(({ vendorId, sku, quantity, showroomId }, index) => {
    const line = lineAt.get(index);
    const period = line?.showroom ?? templateAt.get(index);
    return {
      vendorId,
      sku,
      quantity,
      showroomId,
      delivererId: (line && delivererOf(line)) ?? null,
      daysFrom: period?.daysFrom ?? null,
      daysTo: period?.daysTo ?? null,
      sourcePrice: orNull(line && sourcePrice(line.product.pricing)),
      unitPrice: orNull(line?.unitPrice),
      amount: orNull(line?.amount),
      discount: decimal(discountAt.get(index) ?? 0n),
      commission: decimal(commissionAt.get(index) ?? 0n),
      refusal: refusals.get(index) ?? null,
    };
  });
};

const delivererOf = ({ showroom, product }: Line): string =>
  showroom ? product.vendorId : product.delivererId;

export const quotedServices = (
  cart: Cart,
  parts: readonly Part[],
  refusals: ReadonlyMap<number, ServiceReason>,
  missing: ReadonlyMap<number, Cents>,
): QuotedService[] => {
  const performedAt = new Map(
    parts.flatMap(({ ofServices }) => ofServices.map((entry) => [entry[0].index, entry])),
  );
  return cart.services.map(({ line, serviceId, performerId }, index) => {
    const [performed, commission = 0n] = performedAt.get(index) ?? [];
    return {
      line,
      serviceId,
      performerId,
      settingId: performed?.setting.id ?? null,
      minutes: performed?.minutes ?? null,
      billed: performed?.billed ?? null,
      cost: orNull(performed?.cost),
      commission: decimal(commission),
      refusal: refusals.get(index) ?? (missing.has(index) ? 'minOrderValue' : null),
      missing: orNull(missing.get(index)),
    };
  });
};

export const quotedShipping = ({
  delivererId,
  template,
  lines,
  products,
  pallets,
  cost,
}: Delivery): QuotedShipping => ({
  delivererId,
  templateId: template.id,
  type: template.type,
  daysFrom: template.daysFrom,
  daysTo: template.daysTo,
  lines: lines.map(({ index }) => index).sort((one, other) => one - other),
  products: decimal(products),
  pallets,
  cost: orNull(cost),
});

export const quotedPart = (part: Part): QuotedPart => ({
  partnerId: part.partnerId,
  role: part.role,
  products: decimal(part.products),
  services: decimal(part.services),
  base: decimal(part.products + part.services),
  tier: part.commission.tier,
  rate: part.commission.rate,
  commission: decimal(part.commission.amount),
  shipping: decimal(part.shipping),
  driving: decimal(part.driving),
  payout: decimal(part.payout),
});
