import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { failureOf, failureText } from '#providers/graphql/failure.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { useDialogInput } from '#ui/dialogs/dialogInput.ts';
import { ImageUploader } from '#ui/images/ImageUploader.tsx';
import { storedImages } from '#ui/images/imageList.ts';
import { type ImageUploads, useImageUploads } from '#ui/images/useImageUploads.ts';
import {
  UpdateProductVariationImagesDocument,
  type VariationImagesQuery,
} from './images.generated.ts';

type Stored = VariationImagesQuery['variationImages'];

interface Props {
  id: string;
  stored: Stored;
  onClose: () => void;
}

/** The dialog's content after the current images are loaded. A failed save changes nothing. */
export const AddImagesForm = ({ id, stored, onClose }: Props) => {
  const translate = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const uploads = useImageUploads(stored.images);
  const [updateMuster, setUpdateMuster] = useState(false);
  const { mutateAsync, isPending, error } = useApiMutation(UpdateProductVariationImagesDocument, {
    onSuccess: () => {
      notify('images.saved', { type: 'success' });
      refresh();
      onClose();
    },
  });
  useDialogInput({ isAtRisk: uploads.isDirty || updateMuster, isPending });

  const save = () =>
    mutateAsync({
      id,
      input: { images: storedImages(uploads.list), updateMuster, version: stored.version },
    });
  const isUnfinished = uploads.running > 0 || uploads.failed > 0;

  return (
    <>
      <DialogContent>
        <ImageUploader uploads={uploads} />
        {stored.muster && (
          <MusterChoice
            sku={stored.muster.sku}
            isChosen={updateMuster}
            onChoose={setUpdateMuster}
          />
        )}
      </DialogContent>
      {error && <SaveError error={error} />}
      <DialogActions
        sx={{ px: 3, py: 2, flexWrap: 'wrap', gap: 1, borderTop: 1, borderColor: 'divider' }}
      >
        <Unfinished uploads={uploads} />
        <Button onClick={onClose}>{translate('form.cancel')}</Button>
        <ActionButton
          variant="contained"
          disabled={isPending || isUnfinished}
          startIcon={isPending ? <CircularProgress size={16} color="inherit" /> : undefined}
          onClick={save}
        >
          {translate(isPending ? 'form.saving' : 'form.save')}
        </ActionButton>
      </DialogActions>
    </>
  );
};

interface MusterChoiceProps {
  sku: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

const MusterChoice = ({ sku, isChosen, onChoose }: MusterChoiceProps) => {
  const translate = useText();
  return (
    <FormControlLabel
      control={<Checkbox checked={isChosen} onChange={(_, checked) => onChoose(checked)} />}
      label={
        <Stack>
          {translate('images.muster')}
          <Typography variant="body2" component="span" color="text.secondary">
            {translate('images.musterSku', { sku })}
          </Typography>
        </Stack>
      }
      sx={{ mt: 2, alignItems: 'flex-start', '& .MuiCheckbox-root': { mt: -0.75 } }}
    />
  );
};

const SaveError = ({ error }: { error: Error }) => {
  const translate = useDynamicText();
  return (
    <Alert severity="error" sx={{ mx: 3, mb: 2 }}>
      {failureText(failureOf(error), translate)}
    </Alert>
  );
};

/** Explains why the user cannot save yet: uploads are running or have failed. */
const Unfinished = ({ uploads: { running, failed } }: { uploads: ImageUploads }) => {
  const translate = useText();
  return (
    <Typography
      variant="body2"
      role="status"
      color={failed > 0 ? 'error' : 'text.secondary'}
      sx={{ mr: 'auto', flex: 1, minWidth: 200 }}
    >
      {failed > 0 && translate('images.unfinished', failed)}
      {failed === 0 && running > 0 && translate('images.waiting', running)}
    </Typography>
  );
};
