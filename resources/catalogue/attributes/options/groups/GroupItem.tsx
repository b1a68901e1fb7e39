import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { optionGroupFields } from '#resources/catalogue/attributes/options/fields.ts';
import { DeleteOptionGroupsDocument } from '#resources/catalogue/attributes/options/operations.generated.ts';
import { Swatch } from '#resources/catalogue/attributes/parts/Swatch.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MenuAction } from '#ui/list/MenuAction.tsx';
import { RowActions } from '#ui/list/RowActions.tsx';
import type { OptionGroup } from './useOptionGroups.ts';

const HistoryDrawer = lazyPart(() => import('#ui/history/HistoryDrawer.tsx'));

interface Props {
  group: OptionGroup;
  isChosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onCopy: () => void;
  onDeleted: () => void;
}

export const GroupItem = ({ group, isChosen, onChoose, onEdit, onCopy, onDeleted }: Props) => {
  const translate = useText();
  const text = useText('resources.collections/attributes.options.groups');
  const notify = useNotify();
  const reportError = useReportError();
  const [isAsking, setAsking] = useState(false);
  const [hasHistory, setHistory] = useState(false);
  const { id, name, image, optionIds } = group;
  const remove = useApiMutation(DeleteOptionGroupsDocument, {
    onSuccess: () => {
      notify('resources.collections/attributes.options.groups.deleted', { type: 'success' });
      onDeleted();
    },
    onError: reportError,
    onSettled: () => setAsking(false),
  });
  const entries = [
    { label: text('edit'), icon: EditIcon, run: onEdit },
    { label: translate('form.duplicate'), icon: CopyIcon, run: onCopy },
    { label: translate('history.title'), icon: HistoryIcon, run: () => setHistory(true) },
    { label: text('delete'), icon: DeleteIcon, run: () => setAsking(true) },
  ];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <ListItemButton
        selected={isChosen}
        aria-pressed={isChosen}
        onClick={onChoose}
        sx={{ borderRadius: 1, py: 0.5, gap: 1.5, minWidth: 0 }}
      >
        <Swatch switchType={image ? 'image' : null} value={image} size={32} />
        <ListItemText
          primary={name}
          secondary={text('count', { smart_count: optionIds.length })}
          slotProps={{ primary: { noWrap: true, variant: 'body2', fontWeight: 560 } }}
        />
      </ListItemButton>
      <RowActions name={name}>
        {(menu) => (
          <Menu open {...menu}>
            {entries.map(({ label, icon, run }) => (
              <MenuItem
                key={label}
                onClick={() => {
                  menu.onClose();
                  run();
                }}
              >
                <MenuAction icon={icon} label={label} />
              </MenuItem>
            ))}
          </Menu>
        )}
      </RowActions>
      <ConfirmDialog
        open={isAsking}
        text={text('deleteText', { name })}
        isPending={remove.isPending}
        onConfirm={() => remove.mutateAsync({ ids: [id] })}
        onClose={() => setAsking(false)}
      />
      <Suspense fallback={null}>
        {hasHistory && (
          <HistoryDrawer
            entity="attributeOptionGroup"
            record={group}
            fields={optionGroupFields}
            onClose={() => setHistory(false)}
          />
        )}
      </Suspense>
    </Box>
  );
};
