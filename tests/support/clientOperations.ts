import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql';

/* The operations of the client, as it sends them. */

const folders = ['resources', 'providers', 'src', 'ui'];

export interface ClientOperation {
  /** The operation's name. */
  name: string;
  document: DocumentNode;
  definition: OperationDefinitionNode;
  /** The folder of its file. */
  folder: string;
}

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // screens contain no documents
    .filter((file) => /(?<!\/screens)\.generated\.ts$/.test(file))
    .map((file) => path.join(folder, file));

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && (value as DocumentNode).kind === Kind.DOCUMENT;

/** All operations in generated documents. */
export const readClientOperations = async (): Promise<ClientOperation[]> => {
  const files = folders.flatMap(filesBelow);
  const modules = await Promise.all(
    files.map(async (file) => ({
      folder: path.dirname(file),
      exported: (await import(pathToFileURL(file).href)) as Record<string, unknown>,
    })),
  );
  return modules.flatMap(({ folder, exported }) =>
    Object.values(exported)
      .filter(isDocument)
      .flatMap((document) =>
        document.definitions
          .filter((each) => each.kind === Kind.OPERATION_DEFINITION)
          .map((definition) => ({
            name: definition.name?.value ?? '',
            document,
            definition,
            folder,
          })),
      ),
  );
};

/** The sorts that the lists of a folder use: their first sort and their columns' sources. */
export const sortsOf = (folder: string): string[] => {
  const files = fs.readdirSync(folder).filter((file) => /List\.tsx$/.test(file));
  const found = files.flatMap((file) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    const columns = text.match(/<Table\.Column\b[^>]*/g) ?? [];
    return [
      ...[...text.matchAll(/sort=\{\{ field: '(\w+)'/g)].map(([, field]) => field),
      ...columns
        .filter((column) => !column.includes('disableSort'))
        .flatMap((column) => {
          const [, by] = /sortBy="(\w+)"/.exec(column) ?? [];
          const [, source] = /source="(\w+)"/.exec(column) ?? [];
          return by ?? source ?? [];
        }),
    ];
  });
  return [...new Set(found)].filter((each) => each !== undefined);
};
