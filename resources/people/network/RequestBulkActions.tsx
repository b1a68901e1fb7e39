import AcceptIcon from '@mui/icons-material/CheckCircleOutlined';
import EndIcon from '@mui/icons-material/RemoveCircleOutline';
import type { NetworkTab, RequestOutcome } from '#contract/rules/people/network.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { StatusBulkButton } from '#ui/status/StatusBulkButton.tsx';
import { SettleNetworkRequestsDocument } from './operations.generated.ts';

const outcomes: Record<NetworkTab, readonly RequestOutcome[]> = {
  connected: ['ended'],
  invited: ['withdrawn'],
  received: ['approved', 'denied'],
  sent: ['withdrawn'],
};

/** The bulk actions for the requests or connections of a tab. */
const RequestBulkActions = ({ tab }: { tab: NetworkTab }) => {
  const translate = useText();
  return (
    <BulkBar label="network.many.selected">
      {outcomes[tab].map((outcome) => (
        <StatusBulkButton
          key={outcome}
          document={SettleNetworkRequestsDocument}
          status={outcome}
          icon={outcome === 'approved' ? <AcceptIcon /> : <EndIcon />}
          label={translate(`network.many.${outcome}.button`)}
          textOf={(smart_count) => translate(`network.many.${outcome}.text`, { smart_count })}
          done={`network.many.${outcome}.done`}
          isHarmless={outcome === 'approved'}
        />
      ))}
    </BulkBar>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default RequestBulkActions;
