import { matchPath } from 'react-router';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import {
  definitionAt,
  pathOf,
  type ResourceDefinition,
  type ResourceScreens,
  type View,
  viewOnce,
} from '#providers/registry/definition.ts';
import { registry } from '#resources/registry.ts';

/** Loads the code of the page at this address, so that it is rendered without waiting. */
export const preloadPage = (pathname: string): void => {
  // a browser may remember that a file could not be loaded, and not request it again
  if (navigator.onLine) load(pathname).catch(() => undefined);
};

const load = async (pathname: string): Promise<void> => {
  const definition = definitionAt(registry, pathname);
  if (!definition) return;
  if (definition.kind === 'page') {
    const { screens } = await definition.screens();
    await loadView(screens.view);
  } else {
    const { screens } = await definition.screens();
    const view = viewAt(definition, screens, pathname);
    const isFirst = definition.comesFirst === true && view === screens.views.list;
    if (view) await Promise.all([loadView(view, isFirst), screens.operations()]);
  }
};

const loadView = (view: View, isFirst = false) =>
  isFirst ? viewOnce(view)() : withMessages(viewOnce(view))();

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
