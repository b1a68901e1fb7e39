import { useEffect } from 'react';
import { matchPath } from 'react-router';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import {
  definitionAt,
  pathOf,
  type ResourceDefinition,
  type ResourceScreens,
  type View,
} from '#providers/registry/definition.ts';
import { registry } from '#resources/registry.ts';

/**
 * Loads the code of a page once the pointer or the focus is on a link to it, some tenths of a second
 * before the click.
 */
export const useLinkPreload = (): void => {
  useEffect(() => {
    const onLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === location.origin) preload(link.pathname);
    };
    document.addEventListener('pointerover', onLink, { passive: true });
    document.addEventListener('focusin', onLink);
    return () => {
      document.removeEventListener('pointerover', onLink);
      document.removeEventListener('focusin', onLink);
    };
  }, []);
};

const preload = (pathname: string): void => {
  // a browser may remember that a file could not be loaded, and not request it again
  if (navigator.onLine) load(pathname).catch(() => undefined);
};

const begun = new Set<View>();

const load = async (pathname: string): Promise<void> => {
  const definition = definitionAt(registry, pathname);
  if (!definition) return;
  if (definition.kind === 'page') {
    const { screens } = await definition.screens();
    await loadOnce(screens.view);
  } else {
    const { screens } = await definition.screens();
    const view = viewAt(definition, screens, pathname);
    if (view) await Promise.all([loadOnce(view), screens.operations()]);
  }
};

const loadOnce = async (view: View): Promise<void> => {
  if (begun.has(view)) return;
  begun.add(view);
  await withMessages(view)();
};

/** The view that the resource shows at this address. */
const viewAt = (
  definition: ResourceDefinition,
  { views, routes = {} }: ResourceScreens,
  pathname: string,
): View | undefined => {
  const { paths } = definition;
  const isAt = (path: string) => matchPath(`${pathOf(definition)}/${path}`, pathname) !== null;
  const route = definition.routes.find(({ path }) => isAt(path));
  if (route) return routes[route.path];
  if (isAt(paths.list ?? '')) return views.list;
  if (isAt(paths.create)) return views.create;
  return isAt(paths.edit) ? views.edit : undefined;
};
