import { Resource, ResourceContextProvider, type ResourceProps, useRouterProvider } from 'ra-core';
import type { ComponentType } from 'react';
import type { ResourceDefinition } from '#providers/registry/definition.ts';
import { ToDashboard } from './ToDashboard.tsx';

interface Props extends Pick<ResourceProps, 'name'> {
  paths: ResourceDefinition['paths'];
  list?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
}

/** react-admin's Resource with the paths of the definition. */
export const AppResource = ({ name, paths, list: List, create: Create, edit: Edit }: Props) => {
  const { Route, Routes } = useRouterProvider();
  return (
    <ResourceContextProvider value={name}>
      <Routes>
        {Create && <Route path={paths.create} element={<Create />} />}
        {Edit && <Route path={paths.edit} element={<Edit />} />}
        {List && <Route path="/" element={<List />} />}
        <Route path="*" element={<ToDashboard />} />
      </Routes>
    </ResourceContextProvider>
  );
};

// react-admin recognises its resources by these
AppResource.raName = 'Resource';
AppResource.registerResource = Resource.registerResource;
