import { type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { requestedFields } from './selection.ts';

const fieldsIn = (document: string, ...path: string[]): string[] => {
  const { definitions } = parse(document);
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
  }
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const fieldNodes = (operation?.selectionSet.selections ?? []).filter(
    (node) => node.kind === Kind.FIELD,
  );
  return [...requestedFields({ fieldNodes, fragments }, path)].sort();
};

describe('the fields asked for', () => {
  test('are those at the end of the path', () => {
    const document = '{ list { data { results { id image { filename } } total } message } }';
    expect(fieldsIn(document)).toEqual(['data', 'message']);
    expect(fieldsIn(document, 'data')).toEqual(['results', 'total']);
    expect(fieldsIn(document, 'data', 'results')).toEqual(['id', 'image']);
  });

  test('are empty if the path is not requested', () => {
    expect(fieldsIn('{ list { data { total } } }', 'data', 'results')).toEqual([]);
    expect(fieldsIn('{ list { message } }', 'data', 'results')).toEqual([]);
  });

  test('are their names, not their aliases', () => {
    expect(
      fieldsIn('{ list { d: data { r: results { title: name } } } }', 'data', 'results'),
    ).toEqual(['name']);
  });

  test('are found in fragments, inline and named, one in another', () => {
    const document = `
      { list { ...Page } }
      fragment Page on Response { data { ... on List { results { ...Row } } } }
      fragment Row on Item { id ... { tags { id } } }
    `;
    expect(fieldsIn(document, 'data', 'results')).toEqual(['id', 'tags']);
  });

  test('are merged from all selections of the field', () => {
    const document = '{ list { data { results { id } } ... { data { a: results { sku } } } } }';
    expect(fieldsIn(document, 'data', 'results')).toEqual(['id', 'sku']);
  });
});
