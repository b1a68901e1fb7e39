import RevokeIcon from '@mui/icons-material/BlockOutlined';
import { useText } from '#providers/i18nProvider/useText.ts';
import { AskedBulkButton } from '#ui/list/AskedBulkButton.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { RevokeApiKeysDocument } from './operations.generated.ts';

/** Revokes the selection for good. */
export const ApiKeyBulkActions = () => {
  const text = useText('resources.api-keys');
  return (
    <BulkBar label="resources.api-keys.selected">
      <AskedBulkButton
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
