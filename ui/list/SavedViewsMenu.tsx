import ViewsIcon from '@mui/icons-material/BookmarkBorderOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import SharedIcon from '@mui/icons-material/GroupOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { useNotify, useResourceContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useSavedViews } from '#providers/savedViews/useSavedViews.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useAnchor } from '#ui/menus/useAnchor.ts';
import { InSlot } from './toolbarSlots.tsx';

const SaveViewDialog = lazyPart(() => import('./SaveViewDialog.tsx'));

const shortened = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** The saved views of the user, and those that colleagues share, each as a link. */
export const SavedViewsMenu = () => {
  const translate = useText();
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const reportError = useReportError();
  // the router's location, because a view is the address that the browser shows
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { views, save, remove, isSaving } = useSavedViews(resource);
  const menu = useAnchor('menu');
  const [isNaming, setNaming] = useState(false);
  const then = (action: () => void) => () => {
    menu.popup.onClose();
    action();
  };
  const current = views.find((view) => view.search === search);
  const deletable = current?.own ? current : undefined;
  return (
    <InSlot name="tools">
      <Button
        size="small"
        color="inherit"
        startIcon={<ViewsIcon />}
        {...menu.button}
        sx={{ maxWidth: 200 }}
      >
        <Box component="span" sx={shortened}>
          {current?.name ?? translate('list.views.title')}
        </Box>
      </Button>
      <Menu {...menu.popup} slotProps={{ paper: { sx: { maxWidth: 360 } } }}>
        {views.map((view) => (
          <MenuItem
            key={view.id}
            selected={view === current}
            onClick={then(() => navigate(pathname + view.search))}
          >
            <ListItemText
              primary={view.name}
              slotProps={{ primary: { sx: shortened } }}
              secondary={view.own ? undefined : translate('list.views.shared')}
            />
            {view.shared && <SharedIcon fontSize="small" sx={{ ml: 2, color: 'text.secondary' }} />}
          </MenuItem>
        ))}
        {views.length > 0 && <Divider />}
        <MenuItem onClick={then(() => setNaming(true))}>{translate('list.views.save')}</MenuItem>
        {deletable && (
          <MenuItem
            onClick={then(() =>
              remove(deletable.id).then(
                () => notify('list.views.deleted', { type: 'success' }),
                reportError,
              ),
            )}
          >
            <DeleteIcon fontSize="small" sx={{ mr: 1 }} />
            <Box component="span" sx={shortened}>
              {translate('list.views.delete', { name: deletable.name })}
            </Box>
          </MenuItem>
        )}
      </Menu>
      {isNaming && (
        <Suspense fallback={null}>
          <SaveViewDialog
            name={deletable?.name ?? ''}
            shared={deletable?.shared ?? false}
            isSaving={isSaving}
            onClose={() => setNaming(false)}
            onSave={(values) =>
              save({ ...values, search }).then(() => {
                setNaming(false);
                notify('list.views.saved', { type: 'success' });
              }, reportError)
            }
          />
        </Suspense>
      )}
    </InSlot>
  );
};
