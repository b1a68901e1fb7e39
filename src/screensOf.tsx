import type { ComponentType, ReactElement } from 'react';
import { CustomRoutes, Resource, type ResourceProps } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { can } from '#contract/access.ts';
import { areMessagesLoaded, withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import type { LoadOnce } from '#providers/loadOnce.ts';
import {
  type Definition,
  type PageDefinition,
  pathOf,
  type ResourceDefinition,
  type ResourceScreens,
  type View,
  viewOnce,
} from '#providers/registry/definition.ts';
import { registry } from '#resources/registry.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { PageNotLoaded } from '#ui/lazy/PageNotLoaded.tsx';
import { ToDashboard } from './ToDashboard.tsx';

/** The registry's screens that these roles may see, as children of `<Admin>`. */
export const screensOf = (roles: readonly string[]) =>
  registry
    .filter(({ area }) => can(roles, area, 'view'))
    .map((definition) => screenOf(definition, roles));

/** What react-admin knows of the resources among these screens, by name. */
export const definitionsOf = (screens: readonly ReactElement[]) =>
  Object.fromEntries(
    screens
      .filter((screen): screen is ReactElement<ResourceProps> => screen.type === Resource)
      .map(({ props }) => [props.name, Resource.registerResource(props)]),
  );

const screenOf = (definition: Definition, roles: readonly string[]) =>
  definition.kind === 'resource' ? resourceOf(definition, roles) : pageOf(definition);

const resourceOf = (definition: ResourceDefinition, roles: readonly string[]) => {
  const { name, area, views, comesFirst, routes, paths, sections, canDuplicate } = definition;
  const viewOf = (view: 'list' | 'create' | 'edit') =>
    views.includes(view)
      ? lazyOf(definition, (screens) => screens.views[view], view === 'list' && comesFirst)
      : undefined;
  const list = viewOf('list');
  const create = can(roles, area, 'create') ? viewOf('create') : undefined;
  const edit = can(roles, area, 'edit') ? viewOf('edit') : undefined;
  const shown = routes.filter((route) => can(roles, route.area, 'view'));
  // some records have a page of their own in place of a form
  const opens = Boolean(edit) || shown.some(({ path }) => path === paths.edit);
  return (
    <Resource
      key={name}
      name={name}
      options={{ sections, opens, canDuplicate: Boolean(create) && canDuplicate !== false }}
      list={list}
      create={create}
      edit={edit}
    >
      {shown.map(({ path }) => {
        const View = lazyOf(definition, ({ routes: own }) => own?.[path]);
        return <Route key={path} path={path} element={<View />} />;
      })}
      {paths.list && <Route index element={<Navigate to={paths.list} replace />} />}
      {/* the route of the list would also match all paths below it */}
      <Route path={list && !paths.list ? ':unknown/*' : '*'} element={<ToDashboard />} />
    </Resource>
  );
};

const pageOf = (definition: PageDefinition) => {
  const path = pathOf(definition);
  const Page = lazyPage(definition.screens, ({ screens }) => screens.view);
  return (
    <CustomRoutes key={path}>
      <Route path={path} element={<Page />} />
    </CustomRoutes>
  );
};

const lazyOf = (
  { name, screens }: ResourceDefinition,
  viewIn: (screens: ResourceScreens) => View | undefined,
  comesFirst = false,
) =>
  lazyPage(
    screens,
    (loaded) => {
      const view = viewIn(loaded.screens);
      if (!view) throw new Error(`${name} declares a view that its screens do not have.`);
      return view;
    },
    comesFirst,
  );

/** A view that is rendered without waiting if its code, and all messages that it needs, have been loaded before. */
const lazyPage = <Screens,>(
  screens: LoadOnce<Screens>,
  viewIn: (screens: Screens) => View,
  comesFirst = false,
): ComponentType => {
  const load = async () => viewOnce(viewIn(await screens()))();
  const loaded = () => {
    const known = screens.loaded();
    if (!known || !(comesFirst || areMessagesLoaded())) return undefined;
    return viewOnce(viewIn(known)).loaded()?.default;
  };
  return lazyPart(comesFirst ? load : withMessages(load), PageNotLoaded, loaded);
};
