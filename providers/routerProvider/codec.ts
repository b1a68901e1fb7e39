import { limits } from '#contract/limits.ts';
import {
  definitionAt,
  type FilterKind,
  type ResourceDefinition,
} from '#providers/registry/definition.ts';

/*
 * Translates between react-admin's addresses (`/name`, `/name/create`, `/name/:id`, query as JSON)
 * and those of the specification. It is the only place that translates, at the boundary to
 * react-admin's router; no screen builds a path by hand.
 */

interface Target {
  pathname?: string;
  search?: string;
  hash?: string;
}

export interface AddressCodec {
  /**
   * Translates a react-admin address to the specification's; an address of the specification is
   * returned unchanged.
   */
  encode<To extends string | Target | number>(to: To): To;
  encodePath(pathname: string): string;
  /** The specification's path for a route of react-admin's `<Resource>`. */
  encodeRoute(resource: string, path: string): string;
  /**
   * Translates a list's query to react-admin's format, for the resource that the path belongs to.
   */
  decodeSearch(pathname: string, search: string): string;
  /** The name of the resource that the path belongs to. */
  ownerOf(pathname: string): string | undefined;
}

export const createAddressCodec = (resources: readonly ResourceDefinition[]): AddressCodec => {
  const resourceAt = (pathname: string) =>
    definitionAt(resources, pathname) as ResourceDefinition | undefined;

  const encodePath = (pathname: string): string => {
    const resource = resourceAt(pathname);
    if (!resource) return pathname;
    const { name, paths } = resource;
    const rest = pathname.slice(name.length + 2);
    if (rest === '' && paths.list) return `/${name}/${paths.list}`;
    if (['', paths.list, paths.create].includes(rest) || rest.includes('/')) return pathname;
    if (rest === 'create') return `/${name}/${paths.create}`;
    return `/${name}/${paths.edit.replace(':id', rest)}`;
  };

  const encode = <To extends string | Target | number>(to: To): To => {
    if (typeof to === 'number') return to;
    if (typeof to === 'string') return encodeText(to, encodePath) as To;
    const target: Target = to;
    return {
      ...target,
      ...(to.pathname !== undefined && { pathname: encodePath(to.pathname) }),
      ...(to.search && { search: encodeSearch(to.search) }),
    } as To;
  };

  return {
    encode,
    encodePath,
    encodeRoute: (name, path) => {
      const paths = resources.find((resource) => resource.name === name)?.paths;
      if (path === '/*') return paths?.list ?? path;
      if (path === 'create/*') return paths?.create ?? path;
      return path === ':id/*' ? (paths?.edit ?? path) : path;
    },
    decodeSearch: (pathname, search) => {
      const resource = resourceAt(pathname);
      return resource && isListAddress(resource, pathname)
        ? decodeListSearch(resource.filters, search)
        : search;
    },
    ownerOf: (pathname) => resourceAt(pathname)?.name,
  };
};

/** Whether an address has list parameters: the resource's own list, and pages that show it. */
const isListAddress = ({ name, paths, routes }: ResourceDefinition, pathname: string): boolean => {
  const rest = pathname.slice(name.length + 1).replace(/\/$/, '');
  if (rest === (paths.list ? `/${paths.list}` : '')) return true;
  return routes.some(
    ({ path, isList }) => isList && new RegExp(`^/${path.replace(/:\w+/g, '[^/]+')}$`).test(rest),
  );
};

const encodeText = (to: string, encodePath: (pathname: string) => string): string => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return pathname.startsWith('/') ? encodePath(pathname) + encodeSearch(search) + hash : to;
};

/**
 * Translates react-admin's list query to the specification's: zero-based page, one parameter per
 * filter, multiple values joined by commas.
 */
const encodeSearch = (search: string): string => {
  const given = new URLSearchParams(search);
  if (!given.has('perPage') && !given.has('filter')) return search;
  const own = new URLSearchParams();
  const page = Number(given.get('page') ?? 1) - 1;
  if (page > 0) own.set('page', String(page));
  if (given.has('perPage')) own.set('pageSize', given.get('perPage') ?? '');
  for (const key of ['sort', 'order']) {
    const value = given.get(key);
    if (value) own.set(key, value);
  }
  for (const [key, value] of Object.entries(parseFilter(given.get('filter')))) {
    if (Array.isArray(value) ? value.length > 0 : value !== null && value !== '') {
      own.set(key, String(value));
    }
  }
  const text = own.toString();
  return text && `?${text}`;
};

const parseFilter = (json: string | null): Record<string, unknown> => {
  try {
    return JSON.parse(json ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
};

export const decodeListSearch = (filters: Record<string, FilterKind>, search: string): string => {
  const own = new URLSearchParams(search);
  if (own.has('perPage') || own.has('filter')) return search;
  const filter: Record<string, unknown> = {};
  for (const [key, kind] of Object.entries(filters)) {
    const text = own.get(key);
    // the value "all" of a select means no filter
    if (text && (text !== 'all' || kind === 'text')) filter[key] = decodeValue(kind, text);
  }
  const hasListParameter =
    Object.keys(filter).length > 0 ||
    ['page', 'pageSize', 'sort', 'order'].some((key) => own.has(key));
  if (!hasListParameter) return search;
  const decoded = new URLSearchParams({ filter: JSON.stringify(filter) });
  decoded.set('page', String(wholeNumber(own.get('page'), 0) + 1));
  const size = wholeNumber(own.get('pageSize'), 0);
  // ignores page sizes that the list does not offer
  if (limits.pageSizes.some((offered) => offered === size)) decoded.set('perPage', String(size));
  for (const key of ['sort', 'order']) {
    const value = own.get(key);
    if (value) decoded.set(key, value);
  }
  return `?${decoded}`;
};

const wholeNumber = (text: string | null, fallback: number): number =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : fallback;

const decodeValue = (kind: FilterKind, text: string): unknown => {
  if (kind === 'number') return Number(text);
  if (kind === 'boolean') return text === 'true';
  if (kind === 'ids') return text.split(',').filter(Boolean);
  return text;
};
