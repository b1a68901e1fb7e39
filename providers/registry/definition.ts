import type { ComponentType } from 'react';
import type { Area } from '#contract/generated/schema.ts';
import type { ResourceOperations } from '#providers/dataProvider/operations.ts';
import { type LoadOnce, loadOnce } from '#providers/loadOnce.ts';

interface Loaded {
  default: ComponentType;
}

export type View = () => Promise<Loaded>;
type ViewName = 'list' | 'create' | 'edit';

/** The type of a filter in the address: `text` is free text, `string` is one of several values. */
export type FilterKind = 'text' | 'string' | 'number' | 'boolean' | 'ids';

/** The groups of the side navigation in their order; each is a key of `shell.groups`. */
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
  /** Row of the access table. Users without view permission get neither route nor menu entry. */
  area: Area;
  menu?: MenuEntry;
  /** Hides the side navigation: `false` on all pages, `list` on all except the list. */
  navigation?: false | 'list';
}

/**
 * An entity with its screens. The name is also the path, the message key and the query cache key.
 */
export interface ResourceDefinition extends Entry {
  kind: 'resource';
  name: string;
  /** Paths relative to the name; react-admin's own paths by default. */
  paths: { list?: string; create: string; edit: string };
  /** The filters of the list, by address parameter. */
  filters: Record<string, FilterKind>;
  /** How the header's search finds the records; `screens` defines how it shows them. */
  search?: RecordSearch;
  /** The views of the resource; `screens` has their code. */
  views: readonly ViewName[];
  /** False if the records cannot be duplicated, such as those that stand for an account. */
  canDuplicate?: false;
  /**
   * True if the list needs only the messages that come with the application; all other screens wait
   * for the remaining messages.
   */
  comesFirst?: true;
  screens: LoadOnce<{ screens: ResourceScreens }>;
  /** Further pages below the resource's path. */
  routes: readonly ResourceRoute[];
  /** Sections that this resource adds to the record pages of other resources. */
  sections?: RecordSections;
}

/** Sections by the name of the resource whose record page shows them. */
export type RecordSections = Readonly<Record<string, View>>;

interface RecordSearch {
  /** The list filter that takes the search words. */
  by: string;
  /** Requests data other than the list's rows (`choicesQuery`). */
  meta?: object;
}

interface ResourceRoute {
  /** Path below the resource's path, such as `link-samples/:id`. */
  path: string;
  /** Row of the access table; view permission for it is required. */
  area: Area;
  /** True if the page shows the resource's list, so that its address has the list's parameters. */
  isList?: true;
}

/** A page that belongs to no resource. Its title is the message `pages.<path>`. */
export interface PageDefinition extends Entry {
  kind: 'page';
  path: string;
  screens: LoadOnce<{ screens: PageScreens }>;
}

/*
 * The screens of a definition, separate from it. All definitions are loaded at the start, because
 * routes, menu and addresses depend on them; icons and code are loaded when needed.
 */

/** The screens of a resource; `routes` by path. */
export interface ResourceScreens {
  icon?: ComponentType;
  operations: () => Promise<{ operations: ResourceOperations }>;
  views: Partial<Record<ViewName, View>>;
  routes?: Record<string, View>;
  /** Converts a record into a result of the header's search; by default only its name. */
  found?: (record: never) => FoundRecord;
}

export interface FoundRecord {
  title: string;
  /** A text that distinguishes the record from others with the same name. */
  detail?: string | undefined;
  /** The record's image, if the resource has images. */
  image?: { filename: string; alt: string } | null | undefined;
  /** The record's address, if it has no edit page. */
  to?: string;
}

export interface PageScreens {
  icon?: ComponentType;
  view: View;
}

export type Definition = ResourceDefinition | PageDefinition;

type Given<Whole extends Definition, Optional extends keyof Whole> = Omit<
  Whole,
  'kind' | 'screens' | Optional
> &
  Partial<Pick<Whole, Optional>> & { screens: () => ReturnType<Whole['screens']> };

const loaders = new WeakMap<View, LoadOnce<Loaded>>();

/** The loader of a view that keeps what it has loaded. */
export const viewOnce = (view: View): LoadOnce<Loaded> => {
  const loader = loaders.get(view) ?? loadOnce(view);
  loaders.set(view, loader);
  return loader;
};

export const defineResource = (
  definition: Given<ResourceDefinition, 'paths' | 'filters' | 'routes'>,
): ResourceDefinition => ({
  kind: 'resource',
  paths: { create: 'create', edit: ':id' },
  filters: {},
  routes: [],
  ...definition,
  screens: loadOnce(definition.screens),
});

export const definePage = (definition: Given<PageDefinition, never>): PageDefinition => ({
  kind: 'page',
  ...definition,
  screens: loadOnce(definition.screens),
});

export const pathOf = (definition: Definition): string => `/${nameOf(definition)}`;

/**
 * The address that the definition's path leads to: the path itself or the list below it
 * (specification 2).
 */
export const addressOf = (definition: Definition): string => {
  const list = definition.kind === 'resource' ? definition.paths.list : undefined;
  return list ? `${pathOf(definition)}/${list}` : pathOf(definition);
};

/** A resource's name or a page's path, as react-admin's `canAccess` receives it. */
export const nameOf = (definition: Definition): string =>
  definition.kind === 'resource' ? definition.name : definition.path;

export const definitionOf = (
  registry: readonly Definition[],
  name: string,
): Definition | undefined => registry.find((definition) => nameOf(definition) === name);

/** Whether the page at this address has the side navigation. */
export const hasNavigationAt = (definition: Definition | undefined, pathname: string): boolean => {
  if (definition?.navigation !== 'list') return definition?.navigation !== false;
  return pathname.replace(/\/$/, '') === addressOf(definition);
};

/** The message key of the title in the menu and on the page. */
export const titleKeyOf = (definition: Definition): string =>
  definition.kind === 'resource' ? `resources.${definition.name}.name` : `pages.${definition.path}`;

/** The definition with the longest path that is a prefix of the address. */
export const definitionAt = (
  registry: readonly Definition[],
  pathname: string,
): Definition | undefined =>
  registry
    .filter((definition) => `${pathname}/`.startsWith(`${pathOf(definition)}/`))
    .sort((a, b) => pathOf(b).length - pathOf(a).length)[0];
