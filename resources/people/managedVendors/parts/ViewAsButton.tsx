import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { Portal } from '#contract/portal.ts';
import { addressAtPortal } from '#contract/portalAddress.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { ViewAsDocument } from '#resources/people/managedVendors/operations.generated.ts';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';

/** Opens the partner's portal in a new window, as the partner sees it. */
export const ViewAsButton = ({ accountId }: { accountId: string }) => {
  const translate = useText();
  const notify = useNotify();
  const { mutateAsync } = useApiMutation(ViewAsDocument);
  const refresh = useRefresh();
  const reportError = useReportError();
  const [isAsking, setAsking] = useState(false);
  // the address of a window that the browser has blocked
  const [blocked, setBlocked] = useState<string | null>(null);
  const show = (address: string) => {
    const view = window.open(address, '_blank');
    if (view) view.opener = null;
    return view !== null;
  };
  const open = async () => {
    try {
      const { data } = (await mutateAsync({ input: { userId: accountId } })).viewAs;
      // the other portal has its own preferences, so the language is passed on
      const path = `/view-as/${data.key}?language=${language.get()}`;
      const page = new URL(path, window.location.href).href;
      const address = addressAtPortal(page, data.portal as Portal) ?? page;
      if (!show(address)) setBlocked(address);
    } catch (error) {
      reportError(error);
    }
    setAsking(false);
    refresh();
  };
  return (
    <>
      <Button variant="outlined" startIcon={<ViewIcon />} onClick={() => setAsking(true)}>
        {translate('partnerManagement.viewAs')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        isHarmless
        title={translate('partnerManagement.viewAs')}
        text={translate('partnerManagement.viewAsText')}
        yes={translate('partnerManagement.viewAsYes')}
        no={translate('form.cancel')}
        onConfirm={open}
        onClose={() => setAsking(false)}
      />
      <LazyConfirmDialog
        open={blocked !== null}
        isHarmless
        title={translate('partnerManagement.viewAs')}
        text={translate('partnerManagement.viewAsReady')}
        yes={translate('partnerManagement.viewAsYes')}
        no={translate('form.cancel')}
        onConfirm={() => {
          if (blocked && !show(blocked))
            notify('partnerManagement.viewAsBlocked', { type: 'error' });
          setBlocked(null);
        }}
        onClose={() => setBlocked(null)}
      />
    </>
  );
};
