import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import type { MenuItemProps } from '@mui/material/MenuItem';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionItem } from '#ui/actions/ActionItem.tsx';
import { MenuAction } from '#ui/list/MenuAction.tsx';
import type { VariationRow } from './records.ts';
import { useVariationActions } from './useVariationActions.ts';

interface Props extends MenuItemProps {
  record: VariationRow;
  onPublish: () => void;
  /** Called when the user clicks the item. */
  onDone: () => void;
}

/** Publishes a draft, or sets a published variation as draft (specification 4). */
export const StatusMenuItem = ({ record: { id, status }, onPublish, onDone, ...item }: Props) => {
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
