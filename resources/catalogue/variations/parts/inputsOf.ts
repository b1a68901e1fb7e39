import type { AttributeValue } from '#contract/rules/catalogue/attributeValue.ts';

/**
 * Converts the form values to the API input. In a file of its own, because the operations need it
 * with the first list, which loads nothing else of the form.
 */
export const inputsOf = (values: Readonly<Record<string, string | null | undefined>>) =>
  Object.entries(values).map(([key, value]): AttributeValue => {
    const [group_id = '', attr_id = ''] = key.split('-');
    return { group_id, attr_id, value: value ?? '' };
  });
