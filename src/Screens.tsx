import { ResourceDefinitionContextProvider } from 'ra-core';
import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router';
import { can } from '#contract/access.ts';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import {
  type Definition,
  pathOf,
  type ResourceDefinition,
} from '#providers/registry/definition.ts';
import { registry } from '#resources/registry.ts';
import { ResourceScreens } from './ResourceScreens.tsx';
import { Layout } from './shell/Layout.tsx';
import { ToDashboard } from './ToDashboard.tsx';

type Load = () => Promise<{ default: ComponentType }>;

const views = new Map<Load, ComponentType>();

/** One lazy component for each view, however often the routes are made. */
const viewOf = (load: Load, comesFirst = false): ComponentType => {
  const view = views.get(load) ?? lazy(comesFirst ? load : withMessages(load));
  views.set(load, view);
  return view;
};

const Dashboard = lazy(withMessages(() => import('./dashboards/DashboardPage.tsx')));

/**
 * The screens of the registry that these roles may see, in the layout. A forbidden address has no
 * route, so it leads where an unknown one leads: to `/` (specification 2).
 */
export const Screens = ({ roles }: { roles: readonly string[] }) => {
  const visible = registry.filter((definition) => can(roles, definition.area, 'view'));
  return (
    <ResourceDefinitionContextProvider definitions={reactAdminDefinitions(visible, roles)}>
      <Layout>
        <Routes>
          <Route path="/" element={<Dashboard />} />
          {visible.map((definition) => routeOf(definition, roles))}
          <Route path="*" element={<ToDashboard />} />
        </Routes>
      </Layout>
    </ResourceDefinitionContextProvider>
  );
};

const routeOf = (definition: Definition, roles: readonly string[]) => {
  const path = pathOf(definition);
  if (definition.kind === 'page') {
    const View = viewOf(definition.view);
    return <Route key={path} path={path} element={<View />} />;
  }
  const { list, create, edit } = allowedViews(definition, roles);
  return (
    <Route
      key={path}
      path={`${path}/*`}
      element={
        <ResourceScreens
          definition={definition}
          list={list && viewOf(list, definition.comesFirst)}
          create={create && viewOf(create)}
          edit={edit && viewOf(edit)}
          routes={definition.routes
            .filter(({ area }) => can(roles, area, 'view'))
            .map((route) => ({ path: route.path, view: viewOf(route.view) }))}
        />
      }
    />
  );
};

const allowedViews = (
  { area, views: { list, create, edit } }: ResourceDefinition,
  roles: readonly string[],
) => ({
  list,
  create: can(roles, area, 'create') ? create : undefined,
  edit: can(roles, area, 'edit') ? edit : undefined,
});

/** What react-admin's own parts ask of a resource. */
const reactAdminDefinitions = (visible: readonly Definition[], roles: readonly string[]) =>
  Object.fromEntries(
    visible
      .filter((definition) => definition.kind === 'resource')
      .map((definition) => {
        const { list, create, edit } = allowedViews(definition, roles);
        return [
          definition.name,
          {
            name: definition.name,
            hasList: Boolean(list),
            hasCreate: Boolean(create),
            hasEdit: Boolean(edit),
          },
        ];
      }),
  );
