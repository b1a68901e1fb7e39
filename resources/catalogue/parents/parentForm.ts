import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import type { ParentRecordFragment } from './operations.generated.ts';

export interface Named {
  id: string;
  name: string;
}

/** A system attribute of a product with its chosen options. */
export interface ChosenAttribute {
  attr_id: string;
  name: string;
  slug: string;
  options: Named[];
}

/** The single variation of a simple product, created with it. */
interface FirstVariation {
  sku: string;
  price: string;
  tags: string[];
  /** Save the draft without tags. */
  allowIncomplete?: boolean;
}

/** A parent product in its form; references include their names. */
export interface ParentRecord {
  id: string;
  name: string;
  slug: string;
  status: string;
  type: string;
  family_id: Named | null;
  manufacturer_id: Named | null;
  main_category_id: Named | null;
  /** Categories other than the main one. */
  categories: Named[];
  attributes: ChosenAttribute[];
  isAutomatic: boolean;
  pattern: ParentRecordFragment['pattern'];
  /** Only for a new simple product: its single variation. */
  variations?: [FirstVariation];
  confirmedLoss?: number;
  /** What automatic mode generated on the last save. */
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

/** The API input for attributes and their options. */
export const attributesInput = (attributes: readonly ChosenAttribute[]) =>
  attributes.map(({ attr_id, options }) => ({ attr_id, options: options.map(({ id }) => id) }));

/** The API input for the form's values. */
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

/** The API input for a new product; a simple one includes its variation under the same name. */
export const newInputOf = (values: Partial<ParentRecord>) => {
  const { name, slug, status, type, variations = [] } = values;
  const { version: _, confirmedLoss: __, ...product } = inputOf(values);
  return {
    ...product,
    variations: type === simple ? [{ name, slug, status, combinations: [], ...variations[0] }] : [],
  };
};
