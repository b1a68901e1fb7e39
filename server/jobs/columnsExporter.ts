import type { Language } from '#contract/language.ts';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Sealer } from '#server/secrets/sealer.ts';
import type { Exporter } from './exports.ts';
import type { Cell } from './sheets/sheet.ts';

interface Listed<Row, Filter>
  extends Pick<Exporter<Filter>, 'kind' | 'access' | 'assertFilter' | 'matching' | 'isSealed'> {
  /** In column order, by the field whose text is the heading. */
  cells: Readonly<Record<string, (row: Row, language: Language) => Cell>>;
  /** The text of each field. */
  headings: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** The viewer's rows with these ids, in their order. */
  read: (
    db: Db,
    viewer: Viewer,
    ids: readonly string[],
    filter: Filter,
    secrets: Sealer,
  ) => Promise<readonly Row[]>;
  /** Without extension. */
  filename: Readonly<Record<Language, string>>;
}

/** Exports a list to a file, with a column for each cell. */
export const columnsExporter = <Row, Filter>({
  cells,
  headings,
  read,
  filename,
  ...exporter
}: Listed<Row, Filter>): Exporter<Filter> => ({
  ...exporter,
  headings: (language) => Object.keys(cells).map((field) => headings[language][field] ?? field),
  rows: async (db, viewer, ids, language, filter, secrets) => {
    const found = await read(db, viewer, ids, filter, secrets);
    return found.map((row) => Object.values(cells).map((cell) => cell(row, language)));
  },
  filename: (language) => filename[language],
});
