import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { postcode } from '#contract/regions/rules.ts';
import { email, line, price, requiredId, sku, weight } from '#contract/rules/platform/fields.ts';
import { optionalMoment } from '#contract/rules/platform/moment.ts';
import { wholeNumber } from '#contract/rules/platform/wholeNumber.ts';

const ofAnyLine = {
  vendorId: requiredId,
  quantity: wholeNumber(1, limits.quantity),
  /** The showroom for collection; null means delivery. */
  showroomId: v.nullish(requiredId, null),
};

const cartLine = v.object({ ...ofAnyLine, sku });

/** A product, or an amount and a delivery that stand for a product. */
const simulatedLine = v.pipe(
  v.object({
    ...ofAnyLine,
    sku: v.nullish(sku, null),
    amount: v.nullish(price, null),
    templateId: v.nullish(requiredId, null),
    weight: v.nullish(weight, null),
    itemsPerPallet: v.nullish(wholeNumber(1, limits.quantity), null),
  }),
  v.forward(
    v.check((given) => (given.sku === null) !== (given.amount === null), 'rules.required'),
    ['sku'],
  ),
);

const chosenService = v.object({
  /** Index of the line that the service is for, counted from 0. */
  line: wholeNumber(0, limits.cartLines - 1),
  serviceId: requiredId,
  performerId: requiredId,
});

/** A code, normalised to capitals; an empty one means no code. */
const code = v.pipe(
  v.nullish(line(limits.discountCode), ''),
  v.transform((text) => text.toUpperCase() || null),
);

interface Chosen {
  lines: readonly unknown[];
  services: readonly { line: number; serviceId: string }[];
}

export const isOfALine = ({ lines, services }: Chosen) =>
  services.every((service) => service.line < lines.length);

export const isChosenOnce = ({ services }: Chosen) =>
  new Set(services.map((service) => `${service.line} ${service.serviceId}`)).size ===
  services.length;

const entriesWith = <Line extends v.GenericSchema>(of: Line) => ({
  lines: v.pipe(
    v.array(of, 'rules.required'),
    v.minLength(1, 'rules.required'),
    v.maxLength(limits.cartLines, 'rules.maxItems'),
  ),
  services: v.pipe(
    v.nullish(v.array(chosenService, 'rules.wrongType'), []),
    v.maxLength(limits.cartServices, 'rules.maxItems'),
  ),
  code,
});

/** The entries of a cart except its destination. */
export const cartEntries = entriesWith(cartLine);

const cartWith = <Line extends v.GenericSchema>(of: Line) =>
  v.pipe(
    v.object({
      postcode,
      ...entriesWith(of),
      /** The time at which codes must be valid; null means now. */
      orderedAt: optionalMoment,
      /** Whose order it will be: some codes are valid once for each customer. */
      customerEmail: v.nullish(email, null),
    }),
    v.forward(
      v.check((given) => isOfALine(given), 'rules.unknown'),
      ['services'],
    ),
    v.forward(
      v.check((given) => isChosenOnce(given), 'rules.serviceTwice'),
      ['services'],
    ),
  );

type NotOfCart = 'orderedAt' | 'customerEmail';

/** A cart before it is ordered, with its destination. */
export const cartInput = cartWith(cartLine);
export type Cart = Omit<v.InferOutput<typeof cartInput>, NotOfCart>;

/** A cart for trying out conditions, which may have no products. */
export const simulatedCartInput = cartWith(simulatedLine);
export type SimulatedCart = Omit<v.InferOutput<typeof simulatedCartInput>, NotOfCart>;

/** A cart of products only. */
export const simulatedCartOf = ({ lines, ...others }: Cart): SimulatedCart => ({
  ...others,
  lines: lines.map((line) => ({
    ...line,
    amount: null,
    templateId: null,
    weight: null,
    itemsPerPallet: null,
  })),
});
