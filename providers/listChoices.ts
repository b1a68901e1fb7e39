import { limits } from '#contract/limits.ts';
import { stored } from './stored.ts';

/** The user's last settings for a list. */
export interface ListChoices {
  size?: number;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** The columns, by source, that the user has hidden, or shown although they are hidden by default. */
  changed?: readonly string[];
  /** The columns, by source, in the order that the user has given them. */
  order?: readonly string[];
  /** The widths in pixels that the user has given columns, by source. */
  widths?: Readonly<Record<string, number>>;
}

const isNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const isWidths = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((width) => typeof width === 'number' && width > 0);

const readChoices = (text: string | null): ListChoices => {
  try {
    const { size, sort, changed, order, widths } = JSON.parse(text ?? '{}');
    return {
      ...(limits.pageSizes.includes(size) && { size }),
      ...(typeof sort?.field === 'string' && ['ASC', 'DESC'].includes(sort.order) && { sort }),
      ...(isNames(changed) && { changed }),
      ...(isNames(order) && { order }),
      ...(isWidths(widths) && { widths }),
    };
  } catch {
    return {};
  }
};

const listChoices = new Map<string, ReturnType<typeof makeListChoices>>();

const makeListChoices = (list: string) =>
  stored(`atrium.list.${list}`, readChoices, (choices: ListChoices) => JSON.stringify(choices));

/** The settings that the user last chose for a list. */
export const listChoicesOf = (list: string) => {
  const known = listChoices.get(list);
  if (known) return known;
  const made = makeListChoices(list);
  listChoices.set(list, made);
  return made;
};
