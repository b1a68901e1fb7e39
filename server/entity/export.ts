import type { Language } from '#contract/language.ts';
import type { ListFilter } from '#contract/rules/platform/list.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { columnsExporter } from '#server/jobs/columnsExporter.ts';
import type { Exporter } from '#server/jobs/exports.ts';
import type { Cell } from '#server/jobs/sheets/sheet.ts';
import type { Sealer } from '#server/secrets/sealer.ts';
import type { Entity, RequestedFields, Versioned } from './entity.ts';

interface Exported<Row, Texts> {
  texts: Readonly<Record<Language, Texts>>;
  /** In column order; each heading is the text of its field. */
  cells: { [Field in keyof Row]?: (row: Row, texts: Texts, language: Language) => Cell };
  /** Additional columns: their fields, and cells whose headings are the texts of their names. */
  parts?: { of: readonly (keyof Row & string)[]; cells: Record<string, (row: Row) => Cell> };
  /** Opens what is sealed in the records; the files are then sealed, too. */
  opened?: (rows: Row[], viewer: Viewer, secrets: Sealer) => Promise<Row[]>;
  /** Without extension. */
  filename: Readonly<Record<Language, string>>;
}

/** Exports the records of a list to a file, one row per record. */
export const exporterOf = <
  Row,
  Filter extends ListFilter,
  Input extends Versioned,
  Texts extends { fields: Readonly<Record<string, string>> },
>(
  entity: Entity<Row, Filter, Input>,
  { texts, cells, parts, opened, filename }: Exported<Row, Texts>,
): Exporter<Filter> => {
  const fields = Object.entries(cells) as [
    string,
    (row: Row, texts: Texts, language: Language) => Cell,
  ][];
  const read = new Set([...fields.map(([field]) => field), ...(parts?.of ?? [])]);
  const requested: RequestedFields = (...path) => (path.length === 0 ? read : new Set());
  return columnsExporter<Row, Filter>({
    kind: `${entity.plural}.export`,
    access: [entity.area, 'view'],
    assertFilter: entity.assertFilter,
    matching: entity.inOrder,
    cells: {
      ...Object.fromEntries(
        fields.map(([field, cellOf]) => [
          field,
          (row: Row, language: Language) => cellOf(row, texts[language], language),
        ]),
      ),
      ...parts?.cells,
    },
    headings: { de: texts.de.fields, en: texts.en.fields },
    isSealed: opened !== undefined,
    read: async (db, viewer, ids, _filter, secrets) => {
      const rows = await entity.byIds(db, viewer, ids, requested);
      return opened ? opened(rows, viewer, secrets) : rows;
    },
    filename,
  });
};
