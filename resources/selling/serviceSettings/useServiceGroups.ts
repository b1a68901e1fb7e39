import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { GetServiceGroupsDocument, type GetServiceGroupsQuery } from './operations.generated.ts';

export type Group = GetServiceGroupsQuery['groups']['data'][number];

const none: Group[] = [];

/** Fetches the catalogue's services by group. */
export const useServiceGroups = (): Group[] =>
  useApiQuery(GetServiceGroupsDocument, {}).data?.groups.data ?? none;
