import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { id, line } from '#contract/rules/platform/fields.ts';
import { optionalLink } from '#contract/rules/platform/link.ts';
import { wholeNumber } from '#contract/rules/platform/wholeNumber.ts';

/* The parcels of a shipped line (decision 50). */

interface Service {
  /** The name under which customers know it. */
  name: string;
  /** The page that shows where a parcel is; the number is appended. */
  tracking: string;
  /** Formats of its numbers, as far as they are known: others are unusual, not wrong. */
  numbers: RegExp;
}

const services = {
  dhl: {
    name: 'DHL',
    tracking: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
    numbers: /^(?:\d{10}|\d{12}|\d{14}|\d{16}|\d{18}|\d{20}|J[A-Z]{2,3}\d{10,22}|[A-Z]{2}\d{9}DE)$/,
  },
  dpd: {
    name: 'DPD',
    tracking: 'https://tracking.dpd.de/status/de_DE/parcel/',
    numbers: /^(?:\d{14}[\dA-Z]?|\d{28})$/,
  },
  gls: {
    name: 'GLS',
    tracking: 'https://gls-group.com/DE/de/paketverfolgung?match=',
    numbers: /^(?:\d{11,12}|[\dA-Z]{8}|\d{20})$/,
  },
  hermes: {
    name: 'Hermes',
    tracking: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#',
    numbers: /^(?:\d{14}|\d{16}|\d{20}|H\d{19})$/,
  },
  ups: {
    name: 'UPS',
    tracking: 'https://www.ups.com/track?loc=de_DE&tracknum=',
    numbers: /^(?:1Z[\dA-Z]{16}|T\d{10}|\d{9}|\d{12})$/,
  },
} as const satisfies Record<string, Service>;

type ServiceCode = keyof typeof services;

/** A forwarder and another carrier have a name, and a link of their own if there is one. */
export const carriers = [...(Object.keys(services) as ServiceCode[]), 'freight', 'other'] as const;
export type Carrier = (typeof carriers)[number];

const serviceOf = (carrier: string): Service | undefined =>
  Object.hasOwn(services, carrier) ? services[carrier as ServiceCode] : undefined;

/** Whether the carrier's name is to be entered. */
export const isNamedCarrier = (carrier: string): boolean =>
  carrier === 'freight' || carrier === 'other';

export interface ParcelFacts {
  carrier: string;
  /** As it was entered; '' for the services. */
  carrierName: string;
  number: string;
  /** The carrier's page for the parcel, if it was entered. */
  link: string;
}

/** The name of a parcel's carrier, or '' if it was never entered. */
export const carrierNameOf = ({ carrier, carrierName }: Omit<ParcelFacts, 'number' | 'link'>) =>
  carrierName || (serviceOf(carrier)?.name ?? '');

const withoutBlanks = (number: string): string => number.replaceAll(/[\s.-]/g, '').toUpperCase();

/** The address that shows where a parcel is; null if there is none. */
export const trackingUrlOf = ({ carrier, number, link }: ParcelFacts): string | null => {
  if (link !== '') return link;
  const service = serviceOf(carrier);
  const digits = withoutBlanks(number);
  return service && digits !== '' ? service.tracking + encodeURIComponent(digits) : null;
};

/** Whether a number does not look like one of the carrier's; a reason to check it, not to refuse it. */
export const isUnusualNumber = (carrier: string, number: string): boolean => {
  const service = serviceOf(carrier);
  const digits = withoutBlanks(number);
  return service !== undefined && digits !== '' && !service.numbers.test(digits);
};

const text = (max: number) => v.nullish(line(max), '');

const fields = v.object({
  /** Of a parcel that is corrected. */
  id: v.nullish(id, null),
  carrier: v.picklist(carriers, 'rules.required'),
  carrierName: text(limits.carrier),
  number: text(limits.trackingNumber),
  link: optionalLink,
  /** Pieces of the line in the parcel; null if it was not said. */
  quantity: v.nullish(wholeNumber(1, limits.quantity), null),
});

export const parcelInput = v.pipe(
  fields,
  v.forward(
    v.check(
      ({ carrier, carrierName }) => !isNamedCarrier(carrier) || carrierName !== '',
      'rules.required',
    ),
    ['carrierName'],
  ),
  // a service has its own name and page
  v.transform((given) =>
    isNamedCarrier(given.carrier) ? given : { ...given, carrierName: '', link: '' },
  ),
);
export type ParcelInput = v.InferOutput<typeof parcelInput>;
