import type { ComponentType } from 'react';
import type { Area } from '#contract/generated/schema.ts';
import type { ResourceOperations } from '#providers/dataProvider/operations.ts';

export type View = () => Promise<{ default: ComponentType }>;
type ViewName = 'list' | 'create' | 'edit';

/** How a filter stands in the address bar; `text` is what somebody types, `string` one of some values. */
export type FilterKind = 'text' | 'string' | 'number' | 'boolean' | 'ids';

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
  /** Position within the group. */
  order: number;
}

interface Entry {
  /** Row of the access table: who may not view it gets neither route nor menu entry. */
  area: Area;
  menu?: MenuEntry;
  /** Shown without the side navigation: the page, or of a resource all but its list. */
  navigation?: false | 'list';
}

/** An entity with its screens. Its name is its path, its message key and its query-cache key. */
export interface ResourceDefinition extends Entry {
  kind: 'resource';
  name: string;
  /** Below the name; react-admin's own unless given. */
  paths: { list?: string; create: string; edit: string };
  /** The parameters of the list, as they stand in the address bar. */
  filters: Record<string, FilterKind>;
  /** How the header's search finds its records, if it does: `screens` says how they are shown. */
  search?: RecordSearch;
  /** Those that it has; `screens` has their code. */
  views: readonly ViewName[];
  /** Its list is shown with the messages that come with the application; all else waits for the others. */
  comesFirst?: true;
  screens: () => Promise<{ screens: ResourceScreens }>;
  /** Further pages below the name. */
  routes: readonly ResourceRoute[];
  /** Sections that it adds to the pages of other resources' records, by the names of those resources. */
  sections?: RecordSections;
}

/** By the names of the resources whose records show them. */
export type RecordSections = Readonly<Record<string, View>>;

interface RecordSearch {
  /** The filter of its list that takes the words. */
  by: string;
  /** Asks for something else than the list's rows (`choicesQuery`). */
  meta?: object;
}

interface ResourceRoute {
  /** Below the resource's name, such as `link-samples/:id`. */
  path: string;
  /** Who may view this row of the access table may open the page. */
  area: Area;
  /** It shows the resource's list, so its address carries the list's parameters. */
  isList?: true;
}

/** Any other page. Its title is the message `pages.<path>`. */
export interface PageDefinition extends Entry {
  kind: 'page';
  path: string;
  screens: () => Promise<{ screens: PageScreens }>;
}

/*
 * What a definition shows, apart from it: the definitions of all entities are there from the start,
 * since routes, menu and addresses follow from them; icons and code come with what shows them.
 */

/** What a resource shows; its `routes` by their path. */
export interface ResourceScreens {
  icon?: ComponentType;
  operations: () => Promise<{ operations: ResourceOperations }>;
  views: Partial<Record<ViewName, View>>;
  routes?: Record<string, View>;
  /** What the header's search shows of a record; its name unless given. */
  found?: (record: never) => FoundRecord;
}

export interface FoundRecord {
  title: string;
  /** Tells it from others of its name. */
  detail?: string | undefined;
  /** If the resource's records have pictures. */
  image?: { filename: string; alt: string } | null | undefined;
  /** Its address, unless it has a page of its own. */
  to?: string;
}

export interface PageScreens {
  icon?: ComponentType;
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

export const pathOf = (definition: Definition): string => `/${nameOf(definition)}`;

/** Where its path leads: there, or to the list below it (specification 2). */
export const addressOf = (definition: Definition): string => {
  const list = definition.kind === 'resource' ? definition.paths.list : undefined;
  return list ? `${pathOf(definition)}/${list}` : pathOf(definition);
};

/** A resource's name, or a page's path: what react-admin's `canAccess` is asked by. */
export const nameOf = (definition: Definition): string =>
  definition.kind === 'resource' ? definition.name : definition.path;

export const definitionOf = (
  registry: readonly Definition[],
  name: string,
): Definition | undefined => registry.find((definition) => nameOf(definition) === name);

/** Whether the side navigation stands beside the page of this address. */
export const hasNavigationAt = (definition: Definition | undefined, pathname: string): boolean => {
  if (definition?.navigation !== 'list') return definition?.navigation !== false;
  return pathname.replace(/\/$/, '') === addressOf(definition);
};

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
