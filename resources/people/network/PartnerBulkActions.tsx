import AskIcon from '@mui/icons-material/HandshakeOutlined';
import { Suspense, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';

const AskManyDialog = lazyPart(() => import('./AskManyDialog.tsx'));

/** Sends connection requests to the selected partners. */
const PartnerBulkActions = () => {
  const translate = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <BulkBar label="network.many.selected">
        <BulkButton
          icon={<AskIcon />}
          label={translate('network.ask.button')}
          onClick={() => setAsking(true)}
        />
      </BulkBar>
      <Suspense fallback={null}>
        {isAsking && <AskManyDialog onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default PartnerBulkActions;
