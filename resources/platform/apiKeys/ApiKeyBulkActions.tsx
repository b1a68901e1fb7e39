import RevokeIcon from '@mui/icons-material/BlockOutlined';
import { AskedBulkButton } from '#ui/list/AskedBulkButton.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { RevokeApiKeysDocument } from './operations.generated.ts';

/** Revokes the selection for good. */
export const ApiKeyBulkActions = () => {
  const text = useResourceText();
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
