/* Computed by hand, in cents: two sofas of the first seller with a service, three chairs and a lamp of
   the second. The code takes off a tenth, which the marketplace bears; it keeps 12 %. */

const sofas = 2 * 54_000;
const chairs = 3 * 15_000;
const lamp = 10_000;
const service = 8_000;
const driving = 2_500;
export const shippingOfChairs = 990;
const shippingOfLamp = 1_990;
export const withoutTenth = (amount: number) => amount - amount / 10;
const commissionOf = (amount: number) => (amount * 12) / 100;

export const total =
  withoutTenth(sofas + chairs + lamp) + service + driving + shippingOfChairs + shippingOfLamp;
/** The lamp is cancelled, and its shipping with it. */
export const reduced = withoutTenth(lamp) + shippingOfLamp;
export const owed = total - reduced;
export const firstPayment = 50_000;
export const surplus = 10_000;
export const secondPayment = owed - firstPayment + surplus;
/** One of three chairs comes back; its customer gets the shipping of the chairs, too. */
export const chair = chairs / 3;
export const refunded = withoutTenth(chair) + shippingOfChairs;

export const first = {
  gross: sofas + service,
  commission: commissionOf(sofas + service),
  passedOn: driving,
  adjustments: 0,
  paid: 0,
};
export const second = {
  gross: chairs,
  commission: commissionOf(chairs),
  passedOn: shippingOfChairs,
  adjustments: -(chair - commissionOf(chair)) - shippingOfChairs,
  paid: 0,
};
export const netOf = ({ gross, commission, passedOn, adjustments }: typeof first) =>
  gross - commission + passedOn + adjustments;

/** 1234.50 */
export const decimal = (cents: number): string => (cents / 100).toFixed(2);
