import AnonymiseIcon from '@mui/icons-material/BlockOutlined';
import { useText } from '#providers/i18nProvider/useText.ts';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { ConfirmedBulkButton } from '#ui/list/ConfirmedBulkButton.tsx';
import { AnonymiseCustomersDocument } from './operations.generated.ts';

/** Permanently deletes the personal data of the selected customers. */
export const CustomerBulkActions = () => {
  const translate = useText();
  const text = useText('resources.user-management/customers');
  return (
    <BulkBar label="resources.user-management/customers.selected">
      <ConfirmedBulkButton
        document={AnonymiseCustomersDocument}
        variablesOf={(rows) => rows}
        icon={<AnonymiseIcon />}
        label={text('anonymise')}
        textOf={(smart_count) => text('anonymiseManyText', { smart_count })}
        done="resources.user-management/customers.anonymisedMany"
        yes={text('anonymise')}
        no={translate('form.cancel')}
        isDangerous
      />
    </BulkBar>
  );
};
