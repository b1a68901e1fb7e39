import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { HidingReason } from '#contract/rules/people/profile.ts';
import { authQueryKey } from '#providers/api/reactAdminKeys.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { PartnerDashboardDocument } from '#providers/dashboard/operations.generated.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { HiddenNotice } from '#resources/people/profile/parts/HiddenNotice.tsx';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { Notice } from '#ui/layout/Notice.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { EnableWholesaleDocument, type OrderSettingsQuery } from './operations.generated.ts';

interface Props {
  settings: OrderSettingsQuery['orderSettings']['data'];
  onChanged: () => unknown;
}

/**
 * Makes the partner a wholesaler, which cannot be undone. It lists the profile fields that are
 * still empty, before and after.
 */
export const Wholesale = ({ settings, onChanged }: Props) => {
  const translate = useText();
  const { isAsking, setAsking, enable, isPending } = useEnable(onChanged);
  const { wholesaler } = settings;
  return (
    <SectionCard title={translate('orderSettings.wholesale.title')}>
      <Typography sx={{ mb: 1 }}>{translate('orderSettings.wholesale.text')}</Typography>
      <FormControlLabel
        disabled={wholesaler}
        control={<Switch checked={wholesaler} onChange={() => setAsking(true)} />}
        label={translate(`orderSettings.wholesale.${wholesaler ? 'on' : 'switch'}`)}
      />
      <Visibility settings={settings} />
      <LazyConfirmDialog
        open={isAsking}
        title={translate('orderSettings.wholesale.askTitle')}
        text={translate('orderSettings.wholesale.askText')}
        yes={translate('orderSettings.wholesale.yes')}
        no={translate('form.cancel')}
        isPending={isPending}
        onConfirm={enable}
        onClose={() => setAsking(false)}
      />
    </SectionCard>
  );
};

const useEnable = (onChanged: () => unknown) => {
  const notify = useNotify();
  const report = useReportError();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useApiMutation(EnableWholesaleDocument, {
    stale: [PartnerDashboardDocument],
    onSuccess: ({ enableWholesale }) => {
      const { isVisible } = enableWholesale.data;
      notify(`orderSettings.wholesale.${isVisible ? 'doneVisible' : 'done'}`, { type: 'success' });
    },
    onError: report,
    onSettled: () => {
      setAsking(false);
      // menu and header depend on the partner's visibility
      void queries.invalidateQueries({ queryKey: authQueryKey });
      return onChanged();
    },
  });
  return { isAsking, setAsking, isPending, enable: () => mutate({}) };
};

const Visibility = ({ settings: { isVisible, hiddenBy, missing } }: Pick<Props, 'settings'>) => {
  const translate = useText();
  const [reason] = hiddenBy;
  return (
    <Box sx={{ mt: 2 }}>
      {isVisible && (
        <Notice severity="success">{translate('orderSettings.wholesale.visible')}</Notice>
      )}
      {reason && <HiddenNotice reason={reason as HidingReason} hasLink={reason !== 'wholesale'} />}
      {missing.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {missing.map((part) => (
            <li key={part}>{translate(`dashboard.profile.parts.${part}`)}</li>
          ))}
        </Box>
      )}
    </Box>
  );
};
