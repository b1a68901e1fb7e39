import DeleteIcon from '@mui/icons-material/DeleteOutline';
import SharedIcon from '@mui/icons-material/GroupOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { useNotify, useResourceContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useSavedViews } from '#providers/savedViews/useSavedViews.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { shortened } from './shortened.ts';

const SaveViewDialog = lazyPart(() => import('./SaveViewDialog.tsx'));

interface Props {
  popup: Pick<MenuProps, 'open' | 'anchorEl'> & { onClose: () => void };
}

/** The menu itself, with the dialog that saves a view; both load when it is first opened. */
const SavedViewsPopup = ({ popup }: Props) => {
  const translate = useText();
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const reportError = useReportError();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { views, save, remove, isSaving } = useSavedViews(resource);
  const [isNaming, setNaming] = useState(false);
  const then = (action: () => void) => () => {
    popup.onClose();
    action();
  };
  const current = views.find((view) => view.search === search);
  const deletable = current?.own ? current : undefined;
  return (
    <>
      <Menu {...popup} slotProps={{ paper: { sx: { maxWidth: 360 } } }}>
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
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default SavedViewsPopup;
