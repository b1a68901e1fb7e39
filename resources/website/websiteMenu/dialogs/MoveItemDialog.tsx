import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { limits } from '#contract/limits.ts';
import type { KeyBelow } from '#i18n/keys.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { inputOf, valuesOf } from '#resources/website/websiteMenu/form/itemForm.ts';
import {
  MenuItemsOfLevelDocument,
  UpdateMenuItemDocument,
} from '#resources/website/websiteMenu/operations.generated.ts';
import type { MenuItem } from '#resources/website/websiteMenu/operations.ts';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { Picker } from '#ui/pickers/Picker.tsx';
import type { Choice } from '#ui/pickers/useChoiceSearch.ts';

interface Props {
  item: MenuItem;
  onClose: () => void;
}

const size = limits.maxPageSize;

/** Returns the possible parents of an item, each with its path. */
const useParents = (level: number): Choice[] => {
  const of = (asked: number) => ({ query: { level: asked, size } });
  const direct = useApiQuery(MenuItemsOfLevelDocument, of(level - 1));
  const above = useApiQuery(MenuItemsOfLevelDocument, of(2), { enabled: level === 4 });
  const names = new Map(above.data?.menuItems.data.results.map(({ id, name }) => [id, name]));
  const found = direct.data?.menuItems.data.results ?? [];
  return found
    .map(({ id, name, parent_id }) => {
      const upper = parent_id === null ? undefined : names.get(parent_id);
      return { id, name: upper ? `${upper} › ${name}` : name };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
};

/** Moves an item to another parent on the level above. */
const MoveItemDialog = ({ item, onClose }: Props) => {
  const translate = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const parents = useParents(item.level).filter(({ id }) => id !== item.parent_id);
  const [parent, setParent] = useState<Choice | null>(null);
  const move = useApiMutation(UpdateMenuItemDocument, {
    onSuccess: () => {
      onClose();
      notify('resources.website-menu.moved', { type: 'success' });
    },
    onError: reportError,
    onSettled: refresh,
  });
  const text = (key: KeyBelow<'resources.website-menu.move'>) =>
    translate(`resources.website-menu.move.${key}`, { name: item.name });
  return (
    <DialogFrame
      onClose={onClose}
      width="xs"
      title={text('title')}
      isAtRisk={parent !== null}
      isPending={move.isPending}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <Button
            variant="contained"
            disabled={!parent || move.isPending}
            onClick={() =>
              parent &&
              move.mutate({
                id: item.id,
                input: inputOf({ ...valuesOf(item), parent_id: parent.id }),
              })
            }
          >
            {text('confirm')}
          </Button>
        </>
      }
    >
      <Picker<Choice>
        label={text('parent')}
        autoFocus
        choices={parents}
        value={parent}
        onChange={setParent}
        sx={{ pt: 1 }}
      />
    </DialogFrame>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default MoveItemDialog;
