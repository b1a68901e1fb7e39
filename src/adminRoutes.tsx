import { CustomRoutes } from 'ra-core';
import { type ComponentType, lazy } from 'react';
import { Route } from 'react-router';
import { can } from '#contract/access.ts';
import { type Definition, pathOf } from '#providers/registry/definition.ts';
import { registry } from '#resources/registry.ts';
import { AppResource } from './AppResource.tsx';

type Load = () => Promise<{ default: ComponentType }>;

const views = new Map<Load, ComponentType>();

/** One lazy component for each view, however often the routes are made. */
const viewOf = (load: Load): ComponentType => {
  const view = views.get(load) ?? lazy(load);
  views.set(load, view);
  return view;
};

/** The routes of the registry that these roles may take; what has no route leads to `/`. */
export const adminRoutes = (roles: readonly string[]) =>
  registry
    .filter((definition) => can(roles, definition.area, 'view'))
    .map((definition) => routeOf(definition, roles));

const routeOf = (definition: Definition, roles: readonly string[]) => {
  if (definition.kind === 'page') {
    const View = viewOf(definition.view);
    return (
      <CustomRoutes key={definition.path}>
        <Route path={pathOf(definition)} element={<View />} />
      </CustomRoutes>
    );
  }
  const { name, area, paths, views: given } = definition;
  const allowed = (action: 'create' | 'edit', load: Load | undefined) =>
    load && can(roles, area, action) ? viewOf(load) : undefined;
  return (
    <AppResource
      key={name}
      name={name}
      paths={paths}
      list={given.list && viewOf(given.list)}
      create={allowed('create', given.create)}
      edit={allowed('edit', given.edit)}
    />
  );
};
