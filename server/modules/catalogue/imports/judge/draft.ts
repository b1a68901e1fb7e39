import { columnOf, type PlainField, plainHeadings } from '#contract/importColumns.ts';
import type { Draft, Heads, StoredRow } from './types.ts';

type Columns = readonly { index: number; heading: string; means: Means }[];
type Means = NonNullable<ReturnType<typeof columnOf>>;

const columnsOf = (headings: readonly (string | null)[]): Columns =>
  headings.flatMap((heading, index) => {
    const means = heading === null ? null : columnOf(heading);
    return means && heading !== null ? [{ index, heading: heading.trim(), means }] : [];
  });

/** Language for naming a missing column: that of the sheet's other headings. */
const languageOf = (columns: Columns) =>
  columns.some(({ heading }) => /^sku\W*$/i.test(heading)) ? 'en' : 'de';

/** Reads cells of rows by the headings of their sheets; each heading is parsed once. */
export const draftMaker = (heads: Heads) => {
  const sheets = new Map(
    Object.entries(heads).map(([sheet, headings]) => {
      const columns = columnsOf(headings);
      const names: Record<string, string> = { ...plainHeadings[languageOf(columns)] };
      for (const { heading, means } of columns) {
        if (means.kind === 'plain') names[means.field] = heading;
      }
      const attributeColumns = columns.flatMap(({ heading, means }) =>
        means.kind === 'attribute' ? { heading, ...means } : [],
      );
      return [sheet, { columns, names, attributeColumns }] as const;
    }),
  );
  return (stored: StoredRow): Draft => {
    const { columns = [], names = {}, attributeColumns = [] } = sheets.get(stored.sheet) ?? {};
    const draft = {
      stored,
      plain: {} as Record<string, { heading: string; text: string }>,
      attributes: [] as Draft['attributes'][number][],
      attributeColumns,
      choices: [] as Draft['choices'][number][],
      combined: undefined as Draft['combined'],
      headingOf: (field: string) => names[field] ?? field,
    };
    for (const { index, heading, means } of columns) {
      const text = stored.cells[index]?.trim() ?? '';
      if (text === '') continue;
      if (means.kind === 'plain') draft.plain[means.field] ??= { heading, text };
      else if (means.kind === 'combination')
        draft.choices.push({ heading, text, name: means.name });
      else if (means.kind === 'combinations') draft.combined = { heading, text };
      else draft.attributes.push({ heading, text, ...means });
    }
    return draft;
  };
};

const textFields = ['sku', 'product', 'brand', 'family', 'categories', 'name', 'slug'] as const;

/** Reads single cells of rows with these headings. */
export const cellReader = (headings: readonly (string | null)[]) => {
  const columns = columnsOf(headings);
  const places = new Map<string, number>();
  for (const { index, means } of columns) {
    if (means.kind === 'plain' && !places.has(means.field)) places.set(means.field, index);
  }
  const cellOf = (cells: readonly (string | null)[], field: PlainField): string | null =>
    cells[places.get(field) ?? -1]?.trim() || null;
  return Object.assign(cellOf, {
    headingOf: (field: PlainField): string | null => headings[places.get(field) ?? -1] ?? null,
    /** The heading of a column, if it holds text whatever the product's family is. */
    textHeadingOf: (index: number): string | null =>
      textFields.some((field) => places.get(field) === index) ? (headings[index] ?? null) : null,
  });
};
