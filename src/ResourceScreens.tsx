import { ResourceContextProvider } from 'ra-core';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import type { ResourceDefinition } from '#providers/registry/definition.ts';
import { ToDashboard } from './ToDashboard.tsx';

interface Props {
  definition: ResourceDefinition;
  list: ComponentType | undefined;
  create: ComponentType | undefined;
  edit: ComponentType | undefined;
  routes: readonly { path: string; view: ComponentType }[];
}

/** A resource's views at the paths of its definition. */
export const ResourceScreens = ({
  definition,
  list: List,
  create: Create,
  edit: Edit,
  routes,
}: Props) => (
  <ResourceContextProvider value={definition.name}>
    <Routes>
      {List && <Route path="/" element={<List />} />}
      {Create && <Route path={definition.paths.create} element={<Create />} />}
      {Edit && <Route path={definition.paths.edit} element={<Edit />} />}
      {routes.map(({ path, view: View }) => (
        <Route key={path} path={path} element={<View />} />
      ))}
      <Route path="*" element={<ToDashboard />} />
    </Routes>
  </ResourceContextProvider>
);
