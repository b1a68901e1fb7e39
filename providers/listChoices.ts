import { limits } from '#contract/limits.ts';
import { stored } from './stored.ts';

/** The user's last settings for a list. */
interface ListChoices {
  size?: number;
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

const readChoices = (text: string | null): ListChoices => {
  try {
    const { size, sort } = JSON.parse(text ?? '{}');
    return {
      ...(limits.pageSizes.includes(size) && { size }),
      ...(typeof sort?.field === 'string' && ['ASC', 'DESC'].includes(sort.order) && { sort }),
    };
  } catch {
    return {};
  }
};

const listChoices = new Map<string, ReturnType<typeof makeListChoices>>();

const makeListChoices = (list: string) =>
  stored(`atrium.list.${list}`, readChoices, (choices: ListChoices) => JSON.stringify(choices));

/** The page size and sort order that the user last chose for a list. */
export const listChoicesOf = (list: string) => {
  const known = listChoices.get(list);
  if (known) return known;
  const made = makeListChoices(list);
  listChoices.set(list, made);
  return made;
};
