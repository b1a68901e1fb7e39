import type { TreeNode } from '#ui/tree/treeIndex.ts';
import type { ServiceGroupsQuery } from './operations.generated.ts';

/** The selection: whole groups, and single services of other groups. */
export interface ChosenServices {
  groupIds: string[];
  serviceIds: string[];
}

type Groups = ServiceGroupsQuery['serviceGroups']['data']['results'];

// groups and services may have equal ids, but a tree needs unique ones
const group = 'group:';
const service = 'service:';

export const serviceTree = (groups: Groups): TreeNode[] =>
  groups.map(({ id, name, services }) => ({
    id: group + id,
    name,
    children: services.map((each) => ({ id: service + each.id, name: each.name, children: [] })),
  }));

export const checkedOf = ({ groupIds, serviceIds }: ChosenServices): Set<string> =>
  new Set([...groupIds.map((id) => group + id), ...serviceIds.map((id) => service + id)]);

const withPrefix = (checked: ReadonlySet<string>, prefix: string): string[] =>
  [...checked].filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));

export const chosenOf = (checked: ReadonlySet<string>): ChosenServices => ({
  groupIds: withPrefix(checked, group),
  serviceIds: withPrefix(checked, service),
});
