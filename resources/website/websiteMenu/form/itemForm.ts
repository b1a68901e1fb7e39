import { fieldsOfLevel, type MenuLevel, menuItemInput } from '#contract/rules/website/menuItem.ts';
import type { MenuItem } from '#resources/website/websiteMenu/operations.ts';
import { validateBy } from '#ui/form/validateBy.ts';

type Values = Record<string, unknown>;

/** What is sent of an item's values: the fields of its level. */
export const inputOf = (values: Values): Values => {
  const fields = fieldsOfLevel[values.level as MenuLevel];
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => (fields as ReadonlySet<string>).has(field)),
  );
};

/** The values of a new item. */
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

const rules = validateBy(menuItemInput);

/** That a value of level 4 is too long is left for the server to tell (specification 8). */
const isToldByServer = (level: unknown, message: string) =>
  level === 4 && message === 'rules.maxLength';

/** Breaches inside a list are those of the list; a brand without slug or image says which it is. */
const brandsMessage = { message: 'resources.website-menu.brands.incomplete', args: {} };

export const validateItem = (values: Values) =>
  Object.fromEntries(
    Object.entries(rules(inputOf(values)))
      .filter(([, { message }]) => !isToldByServer(values.level, message))
      .map(([field, breach]) => {
        const isIncomplete = field === 'brands' && breach.message === 'rules.required';
        return [field, isIncomplete ? brandsMessage : breach];
      }),
  );
