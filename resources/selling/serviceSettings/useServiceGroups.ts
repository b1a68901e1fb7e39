import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { GetServiceGroupsDocument, type GetServiceGroupsQuery } from './operations.generated.ts';

export type Group = GetServiceGroupsQuery['groups']['data'][number];

const none: Group[] = [];

/** The catalogue's services by their groups. */
export const useServiceGroups = (): Group[] =>
  useAsk('serviceGroups', GetServiceGroupsDocument, {}).data?.groups.data ?? none;
