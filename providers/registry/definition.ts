import type { ComponentType } from 'react';
import type { Area } from '#contract/generated/schema.ts';
import type { ResourceOperations } from '#providers/dataProvider/operations.ts';

type View = () => Promise<{ default: ComponentType }>;

/** How a filter stands in the address bar. */
export type FilterKind = 'string' | 'number' | 'boolean' | 'ids';

/** The headings of the side navigation, in their order; each is a key of `shell.groups`. */
export const menuGroups = [
  'products',
  'catalogue',
  'website',
  'partners',
  'sales',
  'account',
] as const;
export type MenuGroup = (typeof menuGroups)[number];

export interface MenuEntry {
  group: MenuGroup;
  icon: ComponentType;
  /** Position within the group. */
  order: number;
}

interface Entry {
  /** Row of the access table: who may not view it gets neither route nor menu entry. */
  area: Area;
  menu?: MenuEntry;
  /** false: the page is shown without the side navigation. */
  navigation?: false;
}

/** An entity with its screens. Its name is its path, its message key and its query-cache key. */
export interface ResourceDefinition extends Entry {
  kind: 'resource';
  name: string;
  /** Below the name; react-admin's own unless given. */
  paths: { create: string; edit: string };
  /** The parameters of the list, as they stand in the address bar. */
  filters: Record<string, FilterKind>;
  operations: () => Promise<{ operations: ResourceOperations }>;
  views: { list?: View; create?: View; edit?: View };
  /** Its list is shown with the messages that come with the application; all else waits for the others. */
  comesFirst?: true;
  /** Further pages below the name. */
  routes: readonly ResourceRoute[];
}

interface ResourceRoute {
  /** Below the resource's name, such as `link-samples/:id`. */
  path: string;
  /** Who may view this row of the access table may open the page. */
  area: Area;
  view: View;
  /** It shows the resource's list, so its address carries the list's parameters. */
  isList?: true;
}

/** Any other page. Its title is the message `pages.<path>`. */
export interface PageDefinition extends Entry {
  kind: 'page';
  path: string;
  view: View;
}

export type Definition = ResourceDefinition | PageDefinition;

type Given<Whole, Optional extends keyof Whole> = Omit<Whole, 'kind' | Optional> &
  Partial<Pick<Whole, Optional>>;

export const defineResource = (
  definition: Given<ResourceDefinition, 'paths' | 'filters' | 'routes'>,
): ResourceDefinition => ({
  kind: 'resource',
  paths: { create: 'create', edit: ':id' },
  filters: {},
  routes: [],
  ...definition,
});

export const definePage = (definition: Given<PageDefinition, never>): PageDefinition => ({
  kind: 'page',
  ...definition,
});

export const pathOf = (definition: Definition): string =>
  `/${definition.kind === 'resource' ? definition.name : definition.path}`;

/** The message key of what the menu and the title call it. */
export const titleKeyOf = (definition: Definition): string =>
  definition.kind === 'resource' ? `resources.${definition.name}.name` : `pages.${definition.path}`;

/** The definition whose path is the longest that the address begins with. */
export const definitionAt = (
  registry: readonly Definition[],
  pathname: string,
): Definition | undefined =>
  registry
    .filter((definition) => `${pathname}/`.startsWith(`${pathOf(definition)}/`))
    .sort((a, b) => pathOf(b).length - pathOf(a).length)[0];
