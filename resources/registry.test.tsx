import type { DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { access } from '#contract/access.ts';
import { messages as german } from '#i18n/de/messages.ts';
import { messages as english } from '#i18n/en/messages.ts';
import { menuGroups, pathOf } from '#providers/registry/definition.ts';
import { registry } from './registry.ts';

const resources = registry.filter((definition) => definition.kind === 'resource');
const pages = registry.filter((definition) => definition.kind === 'page');

const textAt = (messages: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (level, key) => (level as Record<string, unknown> | undefined)?.[key],
    messages,
  );

const variablesOf = (document: DocumentNode): string[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? (definition.variableDefinitions ?? []).map((variable) => variable.variable.name.value)
      : [],
  );

/** A resource below another list of its area describes that list's records. */
const isBelowAnother = (name: string, area: string): boolean =>
  resources.some((other) => other.area === area && name.startsWith(`${other.name}/`));

describe('the registry', () => {
  it('has different icons for products, variations, samples and the other menu items', async () => {
    const shown = registry.filter(({ menu }) => menu?.group === 'products');
    const icons = await Promise.all(
      shown.map(async (definition) => {
        const { screens } = await definition.screens();
        return [screens.icon, pathOf(definition)] as const;
      }),
    );
    const paths = new Map<unknown, string[]>();
    for (const [icon, path] of icons) paths.set(icon, [...(paths.get(icon) ?? []), path]);
    expect([...paths.values()].filter((same) => same.length > 1)).toEqual([]);
  });

  it('has each path once', () => {
    const paths = registry.map(pathOf);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(registry.map((definition) => [pathOf(definition), definition] as const))(
    '%s stands in the access table and in a known menu group',
    (_, { area, menu }) => {
      expect(access[area]?.allow.view).toBeDefined();
      if (menu) expect(menuGroups).toContain(menu.group);
    },
  );

  it.each([
    ['German', german],
    ['English', english],
  ])('every title and filter has its %s message', (_, messages) => {
    for (const { name, filters } of resources) {
      expect(textAt(messages, ['resources', name, 'name']), name).toContain(' |||| ');
      for (const filter of Object.keys(filters)) {
        expect(textAt(messages, ['resources', name, 'fields', filter]), filter).toBeTypeOf(
          'string',
        );
      }
    }
    for (const { path } of pages) {
      expect(textAt(messages, ['pages', path]), path).toBeTypeOf('string');
    }
  });

  it.each(resources.map((resource) => [resource.name, resource] as const))(
    '%s has the operations that its views call',
    async (name, { area, screens: load, views }) => {
      const { screens } = await load();
      const { operations: known } = await screens.operations();
      if (views.includes('list')) expect(known.list).toBeDefined();
      if (views.includes('create')) expect(known.create).toBeDefined();
      if (views.includes('edit')) expect([known.one, known.update].every(Boolean)).toBe(true);
      if (access[area].allow.delete && !isBelowAnother(name, area)) {
        expect(known.delete).toBeDefined();
      }
      for (const [verb, operation] of Object.entries(known)) {
        if (!operation) continue;
        const given = Object.keys(
          operation.variables({ id: '1', ids: ['1'], data: {}, filter: {} } as never),
        );
        const taken = variablesOf(operation.document).sort();
        // ids or a query determine what is deleted
        if (verb.startsWith('delete')) expect(taken).toEqual(expect.arrayContaining(given));
        else expect(given.sort()).toEqual(taken);
      }
    },
  );

  it.each(resources.map((resource) => [resource.name, resource] as const))(
    '%s has the views and routes that it declares, and they load',
    async (_, { screens: load, views, routes }) => {
      const { screens } = await load();
      expect(Object.keys(screens.views)).toEqual(views);
      expect(Object.keys(screens.routes ?? {})).toEqual(routes.map(({ path }) => path));
      for (const view of Object.values({ ...screens.views, ...screens.routes })) {
        expect((await view()).default).toBeTypeOf('function');
      }
    },
  );
});
