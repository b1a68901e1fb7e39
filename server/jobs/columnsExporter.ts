import type { Language } from '#contract/language.ts';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Exporter } from './exports.ts';
import type { Cell } from './sheets/sheet.ts';

interface Listed<Row, Filter> extends Pick<Exporter<Filter>, 'kind' | 'access' | 'matching'> {
  /** In the order of the columns, by the field that heads each. */
  cells: Readonly<Record<string, (row: Row, language: Language) => Cell>>;
  /** What each field is called. */
  headings: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** The viewer's rows with these ids, in their order. */
  read: (db: Db, viewer: Viewer, ids: readonly string[], filter: Filter) => Promise<readonly Row[]>;
  /** Without an ending. */
  filename: Readonly<Record<Language, string>>;
}

/** A list as a file, a column for each cell. */
export const columnsExporter = <Row, Filter>({
  cells,
  headings,
  read,
  filename,
  ...exporter
}: Listed<Row, Filter>): Exporter<Filter> => ({
  ...exporter,
  headings: (language) => Object.keys(cells).map((field) => headings[language][field] ?? field),
  rows: async (db, viewer, ids, language, filter) => {
    const found = await read(db, viewer, ids, filter);
    return found.map((row) => Object.values(cells).map((cell) => cell(row, language)));
  },
  filename: (language) => filename[language],
});
