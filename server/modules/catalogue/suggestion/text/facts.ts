import type { KnownProduct, KnownValue } from '#server/modules/catalogue/suggestion/product.ts';

/** Names of configurable attributes, in German and English. */
const partNames = {
  fabric: /^(bezug|bezugsstoff|stoff|polster|cover|fabric|upholstery)$/i,
  wood: /^(holz|holzart|wood|type of wood)$/i,
  colour: /^(farbe|farbton|colou?r)$/i,
  frame: /^(gestell|fuß|füße|rahmen|beine|frame|base|legs)$/i,
  version: /^(ausführung|variante|version|model)$/i,
  size: /^(größe|size)$/i,
  lying: /^(liegefläche|lying surface|mattress size)$/i,
  format: /^format$/i,
  surface: /^(oberfläche|finish|surface)$/i,
} as const;
export type PartKind = keyof typeof partNames | 'other';

export interface Part extends KnownValue {
  kind: PartKind;
}

export const partsOf = ({ combination }: KnownProduct): Part[] => {
  const kinds = Object.keys(partNames) as (keyof typeof partNames)[];
  return combination.map(({ name, value }) => ({
    name,
    value,
    kind: kinds.find((kind) => partNames[kind].test(name.trim())) ?? 'other',
  }));
};

/** Parts that a sample shows. */
export const isSampled = ({ kind }: Part): boolean =>
  kind === 'fabric' || kind === 'wood' || kind === 'colour';

const factNames = {
  width: /^(breite|width)\b/i,
  height: /^(höhe|height)\b/i,
  depth: /^(tiefe|länge|depth|length)\b/i,
  weight: /^(gewicht|weight)\b/i,
  seat: /^(sitzhöhe|seat height)\b/i,
  load: /^(belastbarkeit|load)\b/i,
  thickness: /^(stärke|dicke|thickness)\b/i,
  light: /^(leuchtmittel|light source)/i,
  energy: /^(energieeffizienzklasse|energy)/i,
  slip: /^(rutschhemmung|slip)/i,
  care: /^(pflege|pflegehinweise?|care)/i,
} as const;
export type Fact = keyof typeof factNames;

/** The facts among the product's values. */
export const factsOf = ({ values }: KnownProduct): Partial<Record<Fact, KnownValue>> => {
  const facts = Object.entries(factNames).flatMap(([fact, pattern]) => {
    const found = values.find(({ name, value }) => pattern.test(name.trim()) && value.trim());
    return found ? [[fact, found] as const] : [];
  });
  return Object.fromEntries(facts);
};

/** The unit of the attribute or one contained in its name; otherwise centimetres and kilograms. */
export const unitOf = (fact: Fact, { name, unit }: KnownValue): string => {
  if (unit) return unit;
  if (fact === 'weight' || fact === 'load')
    return /\bg\b|gramm/i.test(name) && !/kg|kilo/i.test(name) ? 'g' : 'kg';
  if (/\bmm\b|millimet/i.test(name)) return 'mm';
  return /\bm\b|\bmetern?\b/i.test(name) ? 'm' : 'cm';
};

const centimetres: Readonly<Record<string, number>> = { mm: 0.1, cm: 1, dm: 10, m: 100 };

/** The numeric value; NaN if the text is not a number. */
export const numberOf = ({ value }: KnownValue): number => Number(value.trim().replace(',', '.'));

/** The length in centimetres; NaN if the value or its unit is unknown. */
export const lengthOf = (fact: Fact, value: KnownValue): number =>
  numberOf(value) * (centimetres[unitOf(fact, value)] ?? Number.NaN);

/** Whether the text calls the value a length instead of a depth. */
export const isLong = ({ name }: KnownValue): boolean => /^(länge|length)\b/i.test(name.trim());
