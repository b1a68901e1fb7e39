import ConfirmIcon from '@mui/icons-material/TaskAltOutlined';
import { useText } from '#providers/i18nProvider/useText.ts';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { ConfirmedBulkButton } from '#ui/list/ConfirmedBulkButton.tsx';
import { ConfirmOrdersDocument } from './operations.generated.ts';

/** Confirms the lines of the selected orders that the partner has to confirm. */
export const OrderBulkActions = () => {
  const text = useText('resources.orders');
  return (
    <BulkBar label="resources.orders.selected">
      <ConfirmedBulkButton
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
