import type { Deletion } from '#resources/attributes/parts/DeleteDialogs.tsx';
import {
  DeleteServiceGroupsDocument,
  type DeleteServiceGroupsMutation,
  type DeleteServiceGroupsMutationVariables,
  DeleteServicesDocument,
  type DeleteServicesMutation,
  type DeleteServicesMutationVariables,
} from './operations.generated.ts';

export const groupDeletion: Deletion<
  DeleteServiceGroupsMutation,
  DeleteServiceGroupsMutationVariables
> = {
  of: 'serviceGroup',
  messages: 'resources.services.group',
  document: DeleteServiceGroupsDocument,
  result: ({ deleteServiceGroupByIds }) => deleteServiceGroupByIds,
};

export const serviceDeletion: Deletion<DeleteServicesMutation, DeleteServicesMutationVariables> = {
  of: 'service',
  messages: 'resources.services.service',
  document: DeleteServicesDocument,
  result: ({ deleteServiceByIds }) => deleteServiceByIds,
};

/** The same where variations have its group as a whole: they lose it, which is said. */
export const groupedServiceDeletion = {
  ...serviceDeletion,
  messages: 'resources.services.groupedService',
};
