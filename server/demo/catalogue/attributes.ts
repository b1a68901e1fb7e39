import { slugify } from '#contract/slug.ts';
import type { DemoAttribute, DemoOption } from '#server/demo/types.ts';
import type { Choice } from './options.ts';
import {
  colours,
  fabrics,
  formats,
  frames,
  mattresses,
  models,
  sizes,
  surfaces,
  woods,
} from './options.ts';

const choices: Record<string, Choice[]> = {
  farbe: colours,
  bezugsstoff: fabrics,
  holzart: woods,
  gestell: frames,
  groesse: sizes,
  liegeflaeche: mattresses,
  ausfuehrung: models,
  format: formats,
  oberflaeche: surfaces,
};

const byAttribute = new Map(
  Object.entries(choices).map(([attribute, list]) => [
    attribute,
    new Map(list.map((choice) => [choice.key, choice])),
  ]),
);

export const choiceOf = (attribute: string, key: string): Choice => {
  const choice = byAttribute.get(attribute)?.get(key);
  if (!choice) throw new Error(`Unknown option ${key} of ${attribute}`);
  return choice;
};

const toOption = ({ key, name, colour, description }: Choice): DemoOption => ({
  key,
  name,
  switchType: colour ? 'color' : null,
  value: colour,
  description,
});

const configurable = (key: string, name: string): DemoAttribute => {
  const options = (choices[key] ?? []).map(toOption);
  return {
    key,
    name,
    slug: slugify(name),
    type: 'select',
    unit: '',
    isConfigurable: true,
    isDropdown: options.every(({ switchType }) => switchType === null),
    isEditable: true,
    isFilterable: true,
    isRequired: false,
    options,
  };
};

interface Traits {
  filter?: boolean;
  required?: boolean;
  fixed?: boolean;
  unit?: string;
}

const descriptive = (
  type: DemoAttribute['type'],
  key: string,
  name: string,
  { filter = false, required = false, fixed = false, unit = '' }: Traits = {},
  optionNames: string[] = [],
): DemoAttribute => ({
  key,
  name,
  slug: slugify(name),
  type,
  unit,
  isConfigurable: false,
  isDropdown: type === 'select',
  isEditable: !fixed,
  isFilterable: filter,
  isRequired: required,
  options: optionNames.map((option) => ({
    key: `${key}-${slugify(option)}`,
    name: option,
    switchType: null,
    value: null,
    description: '',
  })),
});

const countries = [
  'Deutschland',
  'Österreich',
  'Dänemark',
  'Italien',
  'Litauen',
  'Polen',
  'Portugal',
  'Tschechien',
];
export const assemblies = [
  'Fertig montiert',
  'Teilmontiert',
  'Selbstmontage',
  'Montage durch Fachbetrieb',
];
export const deliveryTimes = [
  'Sofort lieferbar',
  '1–2 Wochen',
  '3–4 Wochen',
  '6–8 Wochen',
  '8–10 Wochen',
];
export const lightSources = ['E27', 'E14', 'GU10', 'LED fest verbaut'];
export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
export const slipClasses = ['R9', 'R10', 'R11'];

export const attributes: DemoAttribute[] = [
  descriptive('textarea', 'beschreibung', 'Beschreibung', { required: true }),
  descriptive('text', 'kurzbeschreibung', 'Kurzbeschreibung'),
  descriptive('number', 'breite', 'Breite', { unit: 'cm', filter: true, required: true }),
  descriptive('number', 'hoehe', 'Höhe', { unit: 'cm', filter: true }),
  descriptive('number', 'tiefe', 'Tiefe', { unit: 'cm', filter: true }),
  descriptive('number', 'gewicht', 'Gewicht', { unit: 'kg' }),
  descriptive('number', 'sitzhoehe', 'Sitzhöhe', { unit: 'cm', filter: true }),
  descriptive('number', 'belastbarkeit', 'Belastbarkeit', { unit: 'kg' }),
  descriptive('text', 'material', 'Material', { required: true }),
  descriptive('textarea', 'pflegehinweis', 'Pflegehinweis'),
  descriptive('select', 'montage', 'Montage', { filter: true }, assemblies),
  descriptive('select', 'lieferzeit', 'Lieferzeit', { filter: true }, deliveryTimes),
  descriptive('select', 'herkunftsland', 'Herkunftsland', { filter: true, fixed: true }, countries),
  descriptive('number', 'garantie', 'Garantie', { unit: 'Jahre' }),
  descriptive('select', 'leuchtmittel', 'Leuchtmittel', { filter: true }, lightSources),
  descriptive('select', 'energieklasse', 'Energieeffizienzklasse', { fixed: true }, energyClasses),
  descriptive('number', 'staerke', 'Stärke', { unit: 'mm' }),
  descriptive('select', 'rutschhemmung', 'Rutschhemmung', { filter: true }, slipClasses),
  configurable('farbe', 'Farbe'),
  configurable('bezugsstoff', 'Bezugsstoff'),
  configurable('holzart', 'Holzart'),
  configurable('gestell', 'Gestell'),
  configurable('groesse', 'Größe'),
  configurable('liegeflaeche', 'Liegefläche'),
  configurable('ausfuehrung', 'Ausführung'),
  configurable('format', 'Format'),
  configurable('oberflaeche', 'Oberfläche'),
];
