import { numberText } from '#contract/format.ts';
import type { Language } from '#contract/language.ts';
import type { suggestionWords } from '#i18n/de/catalogue/suggestionWords.ts';
import type { KnownProduct, KnownValue } from '#server/modules/catalogue/suggestion/product.ts';
import {
  type Fact,
  factsOf,
  isLong,
  isSampled,
  lengthOf,
  numberOf,
  type Part,
  type PartKind,
  partsOf,
  unitOf,
} from './facts.ts';
import { genderOf } from './nouns.ts';
import { chosenBy, fill, isGerman, sentence } from './sentence.ts';

type Words = typeof suggestionWords;

/** Properties visible in the images, in words; empty if unknown. */
interface SeenWords {
  colours: readonly string[];
  pattern: string;
}

export interface DescriptionInput {
  words: Words;
  language: Language;
  product: KnownProduct | null;
  seen: SeenWords;
  material: string;
}

/** Height in centimetres below which the description contains only width and depth. */
const flatBelow = 5;
/** Parts that already name the colour. */
const coloured: readonly PartKind[] = ['fabric', 'wood', 'colour'];

/** Describes a product in whole sentences: one paragraph each for size, material and care. */
export const descriptionOf = (input: DescriptionInput): string => {
  const { words, product } = input;
  const said = (key: keyof Words['sentences'], values: Record<string, string> = {}): string => {
    const ways = words.sentences[key];
    const way = ways[chosenBy(`${key} ${product?.name ?? ''}`, ways.length)] ?? '';
    const gender = words.gender[genderOf(product?.name ?? '')];
    const name = product?.name ?? '';
    return sentence(way, {
      name,
      brand: product?.brand ?? '',
      subject: fill(gender.subject, { name }),
      object: fill(gender.object, { name }),
      it: gender.it,
      ...values,
    });
  };
  if (!product) return colourSentences(input, [], said).join(' ');
  const parts = partsOf(product);
  const facts = factsOf(product);
  const measured = measuresOf(input, facts);
  const paragraphs = [
    [
      ...openingOf(input, product, parts, measured !== null, said),
      ...(measured ? [said(...measured)] : []),
      ...seatOf(input, facts, said),
    ],
    [
      ...surfaceOf(parts, said),
      ...materialOf(input, parts, said),
      ...technicalOf(facts, said),
      ...colourSentences(input, parts, said),
    ],
    careOf(input, facts, said),
  ];
  return paragraphs
    .map((sentences) => sentences.join(' '))
    .filter(Boolean)
    .join('\n');
};

type Say = (key: keyof Words['sentences'], values?: Record<string, string>) => string;
type Facts = Partial<Record<Fact, KnownValue>>;

const openingOf = (
  { words }: DescriptionInput,
  { isSample, name, categories: [category] }: KnownProduct,
  parts: readonly Part[],
  isMeasured: boolean,
  said: Say,
): string[] => {
  const mentioned = isSample
    ? parts.filter(isSampled)
    : parts.filter(
        ({ kind }) => kind !== 'surface' && !(isMeasured && (kind === 'size' || kind === 'format')),
      );
  const joined = joinedParts(words, mentioned);
  if (isSample) return [joined ? said('combinedSample', { parts: joined }) : said('sample')];
  const opening = joined ? said('combined', { parts: joined }) : said('plain');
  // a name that contains the type needs no category
  const isEnough = genderOf(name) !== 'unknown' || !category;
  return isEnough ? [opening] : [opening, said('category', { category })];
};

const joinedParts = (words: Words, parts: readonly Part[]): string => {
  const texts = parts.map(({ kind, name, value }) =>
    fill(words.parts[kind === 'surface' ? 'other' : kind], { name, value }),
  );
  const short = texts.map((text, at) =>
    text.startsWith(words.with) && texts[at - 1]?.startsWith(words.with)
      ? text.slice(words.with.length)
      : text,
  );
  return listed(words, short);
};

const listed = ({ and }: Words, texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')}${and}${texts.at(-1)}`;

const amountOf = ({ language }: DescriptionInput, fact: Fact, value: KnownValue): string => {
  const number = numberOf(value);
  if (Number.isNaN(number)) return value.value;
  return `${numberText(number, language, { maximumFractionDigits: 2 })} ${unitOf(fact, value)}`;
};

/** Formatted as 160 × 230 cm, with a unit for each if they differ. */
const areaOf = (input: DescriptionInput, width: KnownValue, depth: KnownValue): string => {
  const one = amountOf(input, 'width', width);
  const unit = ` ${unitOf('depth', depth)}`;
  return `${one.endsWith(unit) ? one.slice(0, -unit.length) : one} × ${amountOf(input, 'depth', depth)}`;
};

const measuresOf = (input: DescriptionInput, facts: Facts): Parameters<Say> | null => {
  const { width, height, depth, weight, thickness } = facts;
  const isFlat = height !== undefined && lengthOf('height', height) < flatBelow;
  const isSample = input.product?.isSample ?? false;
  const heavy = weight && { weight: amountOf(input, 'weight', weight) };
  if (width && depth && (isFlat || thickness || isSample)) {
    const size = areaOf(input, width, depth);
    if (isSample) return ['sampleSize', { size }];
    const thick = thickness && amountOf(input, 'thickness', thickness);
    if (thick) return ['flatAndThick', { size, thickness: thick }];
    return heavy ? ['flatAndHeavy', { size, ...heavy }] : ['flat', { size }];
  }
  const sides = (['width', 'height', 'depth'] as const).flatMap((side) => {
    const value = facts[side];
    if (!value) return [];
    const way = side === 'depth' && isLong(value) ? 'length' : side;
    return [fill(input.words.measures[way], { value: amountOf(input, side, value) })];
  });
  if (sides.length < 2) return null;
  const measures = listed(input.words, sides);
  return heavy ? ['weighed', { measures, ...heavy }] : ['measures', { measures }];
};

const seatOf = (input: DescriptionInput, { seat, load }: Facts, said: Say): string[] => {
  if (!seat) return [];
  const values = { seat: amountOf(input, 'seat', seat) };
  return [
    load
      ? said('seatAndLoad', { ...values, load: amountOf(input, 'load', load) })
      : said('seat', values),
  ];
};

const surfaceOf = (parts: readonly Part[], said: Say): string[] =>
  parts
    .filter(({ kind }) => kind === 'surface')
    .map(({ value: surface }) => said('surface', { surface }));

/** Not repeated if a part already names it. */
const materialOf = (
  { language, material }: DescriptionInput,
  parts: readonly Part[],
  said: Say,
): string[] => {
  if (!material || parts.some(({ value }) => value === material)) return [];
  const isForeign = language !== 'de' && isGerman(material);
  return [said(isForeign ? 'foreignMaterial' : 'material', { material })];
};

const technicalOf = ({ light, energy, slip }: Facts, said: Say): string[] => [
  ...(light && energy
    ? [said('lightAndEnergy', { light: light.value, energy: energy.value })]
    : []),
  ...(light && !energy ? [said('light', { light: light.value })] : []),
  ...(slip ? [said('slip', { slip: slip.value })] : []),
];

const colourSentences = (
  { words, seen }: DescriptionInput,
  parts: readonly Part[],
  said: Say,
): string[] => {
  const isColoured = parts.some(({ kind }) => coloured.includes(kind));
  const colour = listed(words, seen.colours);
  const key = seen.colours.length > 1 ? 'colours' : 'colour';
  return [
    ...(colour && !isColoured ? [said(key, { colour })] : []),
    ...(seen.pattern ? [said('pattern', { pattern: seen.pattern })] : []),
  ];
};

/** Omitted if it is not in the reader's language. */
const careOf = ({ language }: DescriptionInput, { care }: Facts, said: Say): string[] =>
  care && isGerman(care.value) === (language === 'de') ? [said('care', { care: care.value })] : [];
