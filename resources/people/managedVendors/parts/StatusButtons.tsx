import SuspendIcon from '@mui/icons-material/BlockOutlined';
import ReactivateIcon from '@mui/icons-material/LockOpenOutlined';
import VerifyIcon from '@mui/icons-material/VerifiedOutlined';
import { type ReactNode, Suspense, useState } from 'react';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import type { PartnerStatusDocument } from './partner.ts';

const SuspendDialog = lazyPart(() => import('./SuspendDialog.tsx'));

const statuses = { verify: 'verified', suspend: 'suspended', reactivate: 'active' } as const;
const icons: Record<keyof typeof statuses, ReactNode> = {
  verify: <VerifyIcon />,
  suspend: <SuspendIcon />,
  reactivate: <ReactivateIcon />,
};
const verbs = ['verify', 'suspend', 'reactivate'] as const;
type Verb = (typeof verbs)[number];

/** Buttons that change the status of the selected partners. */
export const StatusButtons = ({ document }: { document: PartnerStatusDocument }) => {
  const translate = useText();
  const { rows, count } = useBulkTarget();
  const [asking, setAsking] = useState<Verb | null>(null);
  const outcomes = {
    verify: useBulkOutcome('partnerManagement.verified'),
    suspend: useBulkOutcome('partnerManagement.suspended'),
    reactivate: useBulkOutcome('partnerManagement.reactivated'),
  };
  const { mutateAsync, isPending } = useApiMutation(document);
  const set = async (verb: Verb, reason = '') => {
    try {
      const input = { ...rows, status: statuses[verb], reason };
      outcomes[verb].succeed((await mutateAsync({ input })).answer);
    } catch (error) {
      outcomes[verb].fail(error as Error);
    }
    setAsking(null);
  };
  return (
    <>
      {verbs.map((verb) => (
        <BulkButton
          key={verb}
          icon={icons[verb]}
          label={translate(`partnerManagement.${verb}`)}
          isDisabled={isPending}
          onClick={() => setAsking(verb)}
        />
      ))}
      <Suspense fallback={null}>
        {asking === 'suspend' && (
          <SuspendDialog
            onSuspend={(reason) => set('suspend', reason)}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
      <LazyConfirmDialog
        open={asking !== null && asking !== 'suspend'}
        isHarmless
        text={asking && translate(`partnerManagement.${asking}Text`, { smart_count: count })}
        isPending={isPending}
        onConfirm={() => asking && set(asking)}
        onClose={() => setAsking(null)}
      />
    </>
  );
};
