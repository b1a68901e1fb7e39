import ConfirmIcon from '@mui/icons-material/TaskAltOutlined';
import { useText } from '#providers/i18nProvider/useText.ts';
import { AskedBulkButton } from '#ui/list/AskedBulkButton.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { ConfirmOrdersDocument } from './operations.generated.ts';

/** Confirms what of the selection waits for it. */
export const OrderBulkActions = () => {
  const text = useText('resources.orders');
  return (
    <BulkBar label="resources.orders.selected">
      <AskedBulkButton
        document={ConfirmOrdersDocument}
        variablesOf={(rows) => rows}
        icon={<ConfirmIcon />}
        label={text('confirm')}
        textOf={(smart_count) => text('confirmText', { smart_count })}
        done="resources.orders.confirmed"
        isHarmless
      />
    </BulkBar>
  );
};
