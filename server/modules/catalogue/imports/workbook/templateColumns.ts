import {
  columnOf,
  combinationHeading,
  groupHeading,
  type PlainField,
  plainFields,
  plainHeadings,
} from '#contract/importColumns.ts';
import type { Language } from '#contract/language.ts';
import { measured } from '#contract/measured.ts';
import type { AttributeType } from '#contract/rules/catalogue/attribute.ts';
import { variations as german } from '#i18n/de/catalogue/variations.ts';
import { variations as english } from '#i18n/en/catalogue/variations.ts';
import { fillText } from '#i18n/messageText.ts';
import type { TemplateAttribute, TemplateFamily } from './templateFamily.ts';
import { workbookTexts } from './workbookTexts.ts';

const statusTexts = { de: german.status, en: english.status };

export interface TemplateColumn {
  heading: string;
  required: 'always' | 'ifNew' | 'no';
  /** Explains its content. */
  content: string;
  /** Allowed values; empty if any. */
  allowed: readonly string[];
  isLong: boolean;
  isNumber?: boolean;
}

/** Required for a new variation. */
const neededIfNew: readonly PlainField[] = [
  'product',
  'brand',
  'family',
  'categories',
  'name',
  'price',
  'tags',
];

/** The columns of a family's template. */
export const templateColumns = (family: TemplateFamily, language: Language): TemplateColumn[] => {
  const configurable = family.attributes.filter((attribute) => attribute.is_configurable);
  const described = family.attributes.filter((attribute) => !attribute.is_configurable);
  return [
    ...plainFields.map((field) => plainColumn(field, family, language)),
    ...uniqueByName(configurable).map((attribute) => ({
      heading: combinationHeading(language, attribute.name),
      required: 'no' as const,
      content: workbookTexts[language].combination,
      allowed: attribute.options,
      isLong: false,
    })),
    ...described.map((attribute) => attributeColumn(attribute, described, language)),
  ];
};

const plainColumn = (
  field: PlainField,
  { name, unit }: TemplateFamily,
  language: Language,
): TemplateColumn => {
  const { fields } = workbookTexts[language];
  const isNeeded = neededIfNew.includes(field);
  const allowed: Partial<Record<PlainField, string[]>> = {
    family: [name],
    status: Object.values(statusTexts[language]),
  };
  return {
    heading: plainHeadings[language][field],
    required: field === 'sku' ? 'always' : isNeeded ? 'ifNew' : 'no',
    content: field === 'price' && unit !== '' ? fillText(fields.priceOf, { unit }) : fields[field],
    allowed: allowed[field] ?? [],
    isLong: ['name', 'product', 'categories'].includes(field),
    isNumber: field === 'price',
  };
};

const uniqueByName = (attributes: readonly TemplateAttribute[]): TemplateAttribute[] => [
  ...new Map(attributes.map((attribute) => [attribute.name, attribute])).values(),
];

const attributeColumn = (
  attribute: TemplateAttribute,
  all: readonly TemplateAttribute[],
  language: Language,
): TemplateColumn => {
  const { group, type, options, is_required } = attribute;
  const { attribute: texts, group: ofGroup } = workbookTexts[language];
  return {
    heading: headingOf(attribute, all),
    required: is_required ? 'ifNew' : 'no',
    content: fillText(ofGroup, { group, text: texts[type] }),
    allowed: type === 'select' ? options : [],
    isLong: isText(type),
    isNumber: type === 'number',
  };
};

const isText = (type: AttributeType) => type === 'text' || type === 'textarea';

/** The attribute's name, with its group if the name alone is ambiguous. */
const headingOf = (attribute: TemplateAttribute, all: readonly TemplateAttribute[]): string => {
  const { name, group } = attribute;
  const shown = measured(attribute);
  const column = columnOf(shown);
  const meansItself = column?.kind === 'attribute' && column.name === shown;
  const isOnce = all.filter((other) => other.name === name).length === 1;
  return meansItself && isOnce ? shown : groupHeading(group, shown);
};
