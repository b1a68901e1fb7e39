import AnonymiseIcon from '@mui/icons-material/BlockOutlined';
import { useTranslate } from 'react-admin';
import { AskedBulkButton } from '#ui/list/AskedBulkButton.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { AnonymiseCustomersDocument } from './operations.generated.ts';

/** Removes what is personal of the selection, for good. */
export const CustomerBulkActions = () => {
  const translate = useTranslate();
  const text = useResourceText();
  return (
    <BulkBar label="resources.user-management/customers.selected">
      <AskedBulkButton
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
