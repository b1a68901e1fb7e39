import {
  type Definition,
  type MenuEntry,
  type MenuGroup,
  menuGroups,
} from '#providers/registry/definition.ts';

type WithMenu = Definition & { menu: MenuEntry };

/**
 * The groups of the menu in their order, with the entries the user may see; empty groups are
 * omitted.
 */
export const menuOf = (
  definitions: readonly Definition[],
): { group: MenuGroup; definitions: WithMenu[] }[] => {
  const visible = definitions.filter(
    (definition): definition is WithMenu => definition.menu !== undefined,
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
