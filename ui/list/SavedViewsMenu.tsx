import ViewsIcon from '@mui/icons-material/BookmarkBorderOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useResourceContext } from 'react-admin';
import { useLocation } from 'react-router';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useSavedViews } from '#providers/savedViews/useSavedViews.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useWasTrue } from '#ui/lazy/useWasTrue.ts';
import { useAnchor } from '#ui/menus/useAnchor.ts';
import { shortened } from './shortened.ts';
import { InSlot } from './toolbarSlots.tsx';

const SavedViewsPopup = lazyPart(() => import('./SavedViewsPopup.tsx'));

/** The saved views of the user, and those that colleagues share, each as a link. */
export const SavedViewsMenu = () => {
  const translate = useText();
  const { views } = useSavedViews(useResourceContext() ?? '');
  // the router's location, because a view is the address that the browser shows
  const { search } = useLocation();
  const menu = useAnchor('menu');
  const wasOpened = useWasTrue(menu.popup.open);
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
          {views.find((view) => view.search === search)?.name ?? translate('list.views.title')}
        </Box>
      </Button>
      <Suspense fallback={null}>{wasOpened && <SavedViewsPopup popup={menu.popup} />}</Suspense>
    </InSlot>
  );
};
