import RevokeIcon from '@mui/icons-material/BlockOutlined';
import { useText } from '#providers/i18nProvider/useText.ts';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { ConfirmedBulkButton } from '#ui/list/ConfirmedBulkButton.tsx';
import { RevokeApiKeysDocument } from './operations.generated.ts';

/** Permanently revokes the selected API keys. */
export const ApiKeyBulkActions = () => {
  const text = useText('resources.api-keys');
  return (
    <BulkBar label="resources.api-keys.selected">
      <ConfirmedBulkButton
        document={RevokeApiKeysDocument}
        variablesOf={(rows) => rows}
        icon={<RevokeIcon />}
        label={text('revoke')}
        textOf={(smart_count) => text('revokeManyText', { smart_count })}
        done="resources.api-keys.revokedMany"
        isDangerous
      />
    </BulkBar>
  );
};
