import DeleteIcon from '@mui/icons-material/DeleteOutline';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { ComponentProps } from 'react';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionItem } from '#ui/actions/ActionItem.tsx';
import { MenuAction } from '#ui/list/MenuAction.tsx';
import type { VariationRow } from './records.ts';
import { useVariationActions } from './useVariationActions.ts';

interface Entry extends ComponentProps<typeof MenuAction> {
  onChoose: () => void;
}

interface Props {
  anchorEl: HTMLElement;
  onClose: () => void;
  record: VariationRow;
  /** URL of the edit page, and label of the link. */
  edit: { to: string; label: string };
  /** Additional items of a list, above and below the common ones. */
  before?: readonly Entry[];
  entries: readonly Entry[];
  onPublish: () => void;
  onDelete: () => void;
}

/** The menu of actions on a variation, shared by all lists. */
export const VariationMenu = (props: Props) => {
  const { anchorEl, onClose, record, edit, before = [], entries, onPublish, onDelete } = props;
  const translate = useText();
  const itemOf = ({ onChoose, ...action }: Entry) => (
    <MenuItem
      key={action.label}
      onClick={() => {
        onClose();
        onChoose();
      }}
    >
      <MenuAction {...action} />
    </MenuItem>
  );
  return (
    <Menu open anchorEl={anchorEl} onClose={onClose}>
      {before.map(itemOf)}
      <MenuItem component={LinkBase} to={edit.to}>
        <MenuAction icon={EditIcon} label={edit.label} />
      </MenuItem>
      {entries.map(itemOf)}
      <StatusMenuItem record={record} onPublish={onPublish} onDone={onClose} />
      {itemOf({
        icon: DeleteIcon,
        label: translate('resources.products/variations.actions.delete'),
        onChoose: onDelete,
      })}
    </Menu>
  );
};

interface StatusMenuItemProps extends MenuItemProps {
  record: VariationRow;
  onPublish: () => void;
  /** Called when the user clicks the item. */
  onDone: () => void;
}

/** Publishes a draft, or sets a published variation as draft (specification 4). */
const StatusMenuItem = ({
  record: { id, status },
  onPublish,
  onDone,
  ...item
}: StatusMenuItemProps) => {
  const translate = useText();
  const { setDraft } = useVariationActions();
  const isDraft = status === '2';
  const choose = () => {
    onDone();
    if (isDraft) onPublish();
    else setDraft({ ids: [id] });
  };
  return (
    <ActionItem {...item} onClick={choose}>
      <MenuAction
        icon={isDraft ? PublishIcon : DraftIcon}
        label={translate(`resources.products/variations.actions.${isDraft ? 'publish' : 'draft'}`)}
      />
    </ActionItem>
  );
};
