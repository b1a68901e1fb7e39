import { fieldsOfLevel, type MenuLevel, menuItemInput } from '#contract/rules/website/menuItem.ts';
import type { MenuItem } from '#resources/website/websiteMenu/operations.ts';
import { copiedValues } from '#ui/form/duplicate.ts';
import { validateBy } from '#ui/form/validateBy.ts';

type Values = Record<string, unknown>;

/** Converts the form values to the API input, with only the fields of the item's level. */
export const inputOf = (values: Values): Values => {
  const fields = fieldsOfLevel[values.level as MenuLevel];
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => (fields as ReadonlySet<string>).has(field)),
  );
};

/** Returns the initial form values of a new item. */
export const newItem = (level: MenuLevel, parent_id: string | null): Values =>
  inputOf({
    level,
    parent_id,
    name: '',
    image: null,
    mobile_image: null,
    link: '',
    promo_text: '',
    marketing: { title: '', text: '' },
    seo_data: { title: '', description: '', meteKeywords: '' },
    brands: [],
    categories: [],
    manufacturers: [],
    tags: [],
    attributes_value_groups: [],
    products: [],
  });

export const valuesOf = (item: MenuItem): Values => inputOf({ ...item });

/** Returns the initial form values of a copy of an item, below the same item. */
export const copyOf = (item: MenuItem): Values => inputOf({ ...copiedValues({ ...item }) });

const rules = validateBy(menuItemInput);

/**
 * Whether the client skips this error, because on level 4 the server reports values that are too
 * long (specification 8).
 */
const isToldByServer = (level: unknown, message: string) =>
  level === 4 && message === 'rules.maxLength';

/**
 * The message for a brand without slug or image; errors inside a list are reported for the whole
 * list.
 */
const brandsMessage = { message: 'resources.website-menu.brands.incomplete', args: {} };

export const validateItem = (values: Values) =>
  Object.fromEntries(
    Object.entries(rules(inputOf(values)))
      .filter(([, { message }]) => !isToldByServer(values.level, message))
      .map(([field, violation]) => {
        const isIncomplete = field === 'brands' && violation.message === 'rules.required';
        return [field, isIncomplete ? brandsMessage : violation];
      }),
  );
