import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import type { ParentRecordFragment } from './operations.generated.ts';

export interface Named {
  id: string;
  name: string;
}

/** A configurable attribute of a product with the options it comes in. */
export interface ChosenAttribute {
  attr_id: string;
  name: string;
  slug: string;
  options: Named[];
}

/** The one variation of a simple product, which begins together with it. */
interface FirstVariation {
  sku: string;
  price: string;
  tags: string[];
}

/** A parent product as its form has it: what it refers to together with its name. */
export interface ParentRecord {
  id: string;
  name: string;
  slug: string;
  status: string;
  type: string;
  family_id: Named | null;
  manufacturer_id: Named | null;
  main_category_id: Named | null;
  /** Those beside the main one. */
  categories: Named[];
  attributes: ChosenAttribute[];
  isAutomatic: boolean;
  pattern: ParentRecordFragment['pattern'];
  /** While a simple product is new: its one variation. */
  variations?: [FirstVariation];
  confirmedLoss?: number;
  /** What automatic mode made when it was saved. */
  generated?: BulkResultFragment | null;
  version: number;
  updatedAt: string;
}

export const simple = '1';
export const configurable = '2';

export const recordOf = (parent: ParentRecordFragment): ParentRecord => {
  const { family, manufacturer, category, attributes, ...plain } = parent;
  return {
    ...plain,
    family_id: family,
    manufacturer_id: { id: manufacturer.id, name: manufacturer.company_name },
    main_category_id: category.find(({ isMain }) => isMain)?.data ?? null,
    categories: category.filter(({ isMain }) => !isMain).map(({ data }) => data),
    attributes: attributes.map(({ attr_id, attribute, options }) => ({
      attr_id,
      name: attribute.name,
      slug: attribute.slug,
      options,
    })),
  };
};

const idOf = (choice: Named | null | undefined) => choice?.id;

/** What is sent of attributes and their options. */
export const attributesInput = (attributes: readonly ChosenAttribute[]) =>
  attributes.map(({ attr_id, options }) => ({ attr_id, options: options.map(({ id }) => id) }));

/** What is sent of the form's values. */
export const inputOf = (values: Partial<ParentRecord>) => {
  const { name, slug, status, type, isAutomatic, confirmedLoss, version } = values;
  const main = idOf(values.main_category_id);
  const isConfigurable = type === configurable;
  return {
    name,
    slug,
    status,
    type,
    family_id: idOf(values.family_id),
    manufacturer_id: idOf(values.manufacturer_id),
    main_category_id: main,
    categories: [...(main ? [main] : []), ...(values.categories ?? []).map(({ id }) => id)],
    attributes: isConfigurable ? attributesInput(values.attributes ?? []) : [],
    isAutomatic: isConfigurable && Boolean(isAutomatic),
    confirmedLoss,
    version,
  };
};

/** What a new product is made of: a simple one brings its variation, called as it is. */
export const newInputOf = (values: Partial<ParentRecord>) => {
  const { name, slug, status, type, variations = [] } = values;
  const { version: _, confirmedLoss: __, ...product } = inputOf(values);
  return {
    ...product,
    variations: type === simple ? [{ name, slug, status, combinations: [], ...variations[0] }] : [],
  };
};
