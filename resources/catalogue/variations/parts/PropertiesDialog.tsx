import DialogContent from '@mui/material/DialogContent';
import { useMemo } from 'react';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { ProductFamilyDocument } from './family.generated.ts';
import { PropertiesForm, type PropertiesFormProps } from './PropertiesForm.tsx';
import { groupsOf } from './productFamily.ts';

interface Props extends Omit<PropertiesFormProps, 'groups'> {
  /** The name in the title, for example the product's name. */
  name: string;
  familyId: string;
  onClose: () => void;
}

const width = 840;
const styles = {
  '& .MuiDialog-paper': { height: 'min(760px, 100% - 64px)' },
  // the content scrolls between tabs and buttons
  '& .properties': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 },
} as const;

/**
 * Edits the properties of a variation, without its combination, in tabs (specification 2, variation
 * dialogs).
 */
export const PropertiesDialog = ({ name, familyId, onClose, ...form }: Props) => {
  const translate = useText();
  const { data, error, refetch } = useApiQuery(ProductFamilyDocument, { id: familyId });
  const family = data?.attributeFamilyById.data;
  const { combination } = form;
  const groups = useMemo(
    () => family && groupsOf(family, currentPortal() === 'admin', [...combination.keys()]),
    [family, combination],
  );
  return (
    <DialogFrame
      onClose={onClose}
      width={width}
      sx={styles}
      title={translate('variationPages.properties.title', { name })}
    >
      {groups ? (
        <PropertiesForm groups={groups} {...form} />
      ) : (
        <DialogContent>
          {error ? (
            <NotLoaded error={error} title="variationPages.family.notLoaded" onRetry={refetch} />
          ) : (
            <LoadingBox height={360} />
          )}
        </DialogContent>
      )}
    </DialogFrame>
  );
};
