import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import type { ParentRecordFragment } from './operations.generated.ts';

export interface Named {
  id: string;
  name: string;
}

/** A system attribute of a product with the selected options. */
export interface ChosenAttribute {
  attr_id: string;
  name: string;
  slug: string;
  options: Named[];
}

/** The variation of a new simple product, which the API creates together with the product. */
interface FirstVariation {
  sku: string;
  price: string;
  tags: string[];
  /** Whether to save the draft without tags. */
  allowIncomplete?: boolean;
}

/** The form values of a parent product; references include their names. */
export interface ParentRecord {
  id: string;
  name: string;
  slug: string;
  status: string;
  type: string;
  family_id: Named | null;
  manufacturer_id: Named | null;
  main_category_id: Named | null;
  /** Categories other than the main category. */
  categories: Named[];
  attributes: ChosenAttribute[];
  isAutomatic: boolean;
  pattern: ParentRecordFragment['pattern'];
  /** The variation of a new simple product; undefined for other products. */
  variations?: [FirstVariation];
  confirmedLoss?: number;
  /** The result of automatic mode for the last save. */
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

/** Converts attributes and their options to the API input. */
export const attributesInput = (attributes: readonly ChosenAttribute[]) =>
  attributes.map(({ attr_id, options }) => ({ attr_id, options: options.map(({ id }) => id) }));

/** Converts the form values to the API input. */
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

/**
 * Converts the form values of a new product to the API input. A simple product includes its
 * variation, with the same name.
 */
export const newInputOf = (values: Partial<ParentRecord>) => {
  const { name, slug, status, type, variations = [] } = values;
  const { version: _, confirmedLoss: __, ...product } = inputOf(values);
  return {
    ...product,
    variations: type === simple ? [{ name, slug, status, combinations: [], ...variations[0] }] : [],
  };
};
