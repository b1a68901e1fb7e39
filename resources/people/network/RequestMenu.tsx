import HistoryIcon from '@mui/icons-material/History';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MenuAction } from '#ui/list/MenuAction.tsx';
import { RowActions } from '#ui/list/RowActions.tsx';
import { requestFields } from './fields.ts';
import type { RequestRecord } from './operations.ts';

const HistoryDrawer = lazyPart(withMessages(() => import('#ui/history/HistoryDrawer.tsx')));

/** The button that opens the timeline of a request or connection. */
export const RequestMenu = () => {
  const translate = useText();
  const request = useRecordContext<RequestRecord>();
  const [isOpen, setOpen] = useState(false);
  if (!request) return null;
  return (
    <>
      <RowActions name={request.name}>
        {({ onClose, anchorEl }) => (
          <Menu open anchorEl={anchorEl} onClose={onClose}>
            <MenuItem
              onClick={() => {
                onClose();
                setOpen(true);
              }}
            >
              <MenuAction icon={HistoryIcon} label={translate('network.history')} />
            </MenuItem>
          </Menu>
        )}
      </RowActions>
      <Suspense fallback={null}>
        {isOpen && (
          <HistoryDrawer
            entity="networkRequest"
            record={request}
            fields={requestFields}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
};
