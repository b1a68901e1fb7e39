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
  const open = async () => {
    // opened before the first await, because the browser would otherwise block the window
    const view = window.open('', '_blank');
    if (!view) {
      notify('partnerManagement.viewAsBlocked', { type: 'error' });
      return;
    }
    try {
      const { data } = (await mutateAsync({ input: { userId: accountId } })).viewAs;
      // the other portal has its own preferences, so the language is passed on
      const path = `/view-as/${data.key}?language=${language.get()}`;
      const page = new URL(path, window.location.href).href;
      view.opener = null;
      view.location.href = addressAtPortal(page, data.portal as Portal) ?? page;
    } catch (error) {
      view.close();
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
    </>
  );
};
