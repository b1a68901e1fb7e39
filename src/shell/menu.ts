import { can } from '#contract/access.ts';
import {
  type Definition,
  type MenuEntry,
  type MenuGroup,
  menuGroups,
} from '#providers/registry/definition.ts';

type WithMenu = Definition & { menu: MenuEntry };

/** The menu's groups, in their order, with what these roles may view; empty groups are left out. */
export const menuOf = (
  registry: readonly Definition[],
  roles: readonly string[],
): { group: MenuGroup; definitions: WithMenu[] }[] => {
  const visible = registry.filter(
    (definition): definition is WithMenu =>
      definition.menu !== undefined && can(roles, definition.area, 'view'),
  );
  return menuGroups
    .map((group) => ({
      group,
      definitions: visible
        .filter((definition) => definition.menu.group === group)
        .sort((a, b) => a.menu.order - b.menu.order),
    }))
    .filter(({ definitions }) => definitions.length > 0);
};
