import { limits } from '#contract/limits.ts';

const fits: Record<string, (text: string) => boolean> = {
  page: (text) => /^\d{1,9}$/.test(text),
  pageSize: (text) => limits.pageSizes.some((size) => String(size) === text),
  order: (text) => text === 'ASC' || text === 'DESC',
};

/** The parameters of a list's address whose value is invalid or that the server has `refused`. */
export const invalidParamsIn = (search: string, refused: readonly string[]): readonly string[] =>
  [...new URLSearchParams(search)]
    .filter(([name, text]) => refused.includes(name) || fits[name]?.(text) === false)
    .map(([name]) => name);

/** The address without the given parameters. */
export const without = (search: string, names: readonly string[]): string => {
  const left = new URLSearchParams(search);
  for (const name of names) left.delete(name);
  if (names.includes('sort')) left.delete('order');
  const text = left.toString();
  return text && `?${text}`;
};
