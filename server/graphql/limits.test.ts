import fs from 'node:fs';
import path from 'node:path';
import { buildSchema, type DocumentNode, Kind, parse, print, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { typeDefs } from '#contract/generated/typeDefs.ts';
import { isPublic } from '#tests/support/directives.ts';
import { anonymousCharacters, documentLimits, limitOperations } from './limits.ts';

const schema = buildSchema(typeDefs);

/** The limits that the document exceeds when only `share` of each may be used. */
const over = (document: string, share = 1): unknown[] => {
  const { depth, aliases, cost } = documentLimits;
  const rule = limitOperations({
    depth: depth * share,
    aliases: aliases * share,
    cost: cost * share,
  });
  return validate(schema, parse(document), [rule]).map(
    ({ extensions }) => (extensions.args as { limit: string }).limit,
  );
};

/** The application's own documents, exactly as it sends them. */
const ownFiles = ['providers', 'ui', 'resources', 'src']
  .flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file)),
  )
  // screens contain no documents
  .filter((file) => /(?<!\/screens)\.generated\.ts$/.test(file));

const nested = (levels: number): string =>
  levels === 0 ? 'id' : `children { ${nested(levels - 1)} }`;

describe('a document', () => {
  test.each(ownFiles)('stays far below every limit: %s', async (file) => {
    const exported: Record<string, DocumentNode> = await import(path.resolve(file));
    const documents = Object.keys(exported).filter((name) => name.endsWith('Document'));
    expect(documents.length).toBeGreaterThan(0);
    for (const name of documents) {
      const document = print(exported[name] as DocumentNode);
      expect(over(document, 2 / 3), name).toEqual([]);
      const half = { maxTokens: documentLimits.tokens / 2 };
      expect(parse(document, half).definitions.length, name).toBeGreaterThan(0);
      expect(document.length, name).toBeLessThan(documentLimits.characters / 2);
    }
  });

  test('stays far below the limits without a session if it is public', async () => {
    const isOpen = ({ definitions }: DocumentNode) =>
      definitions
        .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
        .flatMap(({ operation, selectionSet }) =>
          selectionSet.selections.map((selection) => {
            const name = selection.kind === Kind.FIELD ? selection.name.value : '';
            const field = schema.getRootType(operation)?.getFields()[name];
            return field !== undefined && isPublic(field);
          }),
        )
        .every(Boolean);
    const open: [string, number][] = [];
    for (const file of ownFiles) {
      const exported: Record<string, DocumentNode> = await import(path.resolve(file));
      for (const name of Object.keys(exported).filter((each) => each.endsWith('Document'))) {
        const document = exported[name] as DocumentNode;
        if (isOpen(document)) open.push([name, print(document).length]);
      }
    }
    expect(open.length).toBeGreaterThan(8);
    expect(open.filter(([, length]) => length > anonymousCharacters / 2)).toEqual([]);
  });

  test('is too deep if it follows the category tree without end', () => {
    expect(over(`{ categories { data { ${nested(4)} } } }`)).toEqual([]);
    expect(over(`{ categories { data { ${nested(10)} } } }`)).toEqual(['depth']);
  });

  test('has too many aliases if it requests one thing under many names', () => {
    const names = (count: number) =>
      Array.from({ length: count }, (_, n) => `n${n}: status`).join(' ');
    expect(over(`{ me { ${names(20)} } }`)).toEqual([]);
    expect(over(`{ me { ${names(21)} } }`)).toEqual(['aliases']);
  });

  test('costs too much if it requests many things at once', () => {
    const queries = Object.keys(schema.getQueryType()?.getFields() ?? {});
    const all = (count: number) => queries.slice(0, count).map((name) => `${name} { status }`);
    expect(over(`{ ${all(20).join(' ')} }`)).toEqual([]);
    expect(over(`{ ${all(25).join(' ')} }`)).toEqual(['cost']);
  });

  test('costs more for the items of a list, and for a list within a list', () => {
    const tree = (fields: string, levels: number): string =>
      levels === 0 ? fields : `${fields} children { ${tree(fields, levels - 1)} }`;
    const document = (fields: string) => `{ categories { data { ${tree(fields, 5)} } } }`;
    expect(over(document('id'))).toEqual([]);
    expect(over(document('id name slug parentId avatar productCount version'))).toEqual(['cost']);
  });

  test('is measured through fragments, each of which is walked once', () => {
    const doubling = Array.from(
      { length: 60 },
      (_, n) => `fragment F${n} on CategoryNode { a: id ...F${n + 1} ...F${n + 1} }`,
    );
    const document = `{ categories { data { ...F0 ... on CategoryNode { id } } } }
      ${doubling.join('\n')} fragment F60 on CategoryNode { id }`;
    expect(over(document)).toEqual(['aliases']);
  });

  test('is measured even if its fragments spread each other', () => {
    expect(
      over(`{ categories { data { ...A } } }
        fragment A on CategoryNode { id ...B }
        fragment B on CategoryNode { children { ...A } }`),
    ).toEqual([]);
  });
});
