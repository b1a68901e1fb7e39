import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { UpdateOptionGroupDocument } from '#resources/catalogue/attributes/options/operations.generated.ts';
import { ActionItem } from '#ui/actions/ActionItem.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { useAnchor } from '#ui/menus/useAnchor.ts';
import type { OptionGroup, useOptionGroups } from './useOptionGroups.ts';

interface Props {
  groups: ReturnType<typeof useOptionGroups>;
  /** The value group that filters the list; the user can remove options from it. */
  group: OptionGroup | undefined;
  options: readonly { id: string }[];
}

/** Adds the selected options to a value group, or removes them from the current one. */
export const AddToGroupButton = ({ groups, group, options }: Props) => {
  const text = useText('resources.collections/attributes.options');
  const notify = useNotify();
  const reportError = useReportError();
  const menu = useAnchor('menu');
  const update = useApiMutation(UpdateOptionGroupDocument, {
    onSuccess: () =>
      notify('resources.collections/attributes.options.groups.saved', { type: 'success' }),
    onError: reportError,
    onSettled: () => groups.refetch(),
  });
  const ids = options.map(({ id }) => id);
  const replace = ({ id, attr_id, name, image, version }: OptionGroup, optionIds: string[]) =>
    update.mutate({ id, input: { attr_id, name, image, version, optionIds } });
  const add = (to: OptionGroup) => {
    menu.popup.onClose();
    replace(to, [...new Set([...to.optionIds.map(String), ...ids])]);
  };
  if (groups.all.length === 0) return null;
  return (
    <>
      <Button size="small" {...menu.button}>
        {text('addToGroup')}
      </Button>
      <Menu {...menu.popup}>
        {groups.all.map((each) => (
          <ActionItem key={each.id} onClick={() => add(each)}>
            {each.name}
          </ActionItem>
        ))}
      </Menu>
      {group && (
        <Button
          size="small"
          onClick={() =>
            replace(
              group,
              group.optionIds.map(String).filter((id) => !ids.includes(id)),
            )
          }
        >
          {text('removeFromGroup')}
        </Button>
      )}
    </>
  );
};
