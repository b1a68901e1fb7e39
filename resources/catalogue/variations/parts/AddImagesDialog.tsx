import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { AddImagesForm } from './AddImagesForm.tsx';
import { VariationImagesDocument } from './images.generated.ts';

interface Props {
  id: string;
  sku: string;
  onClose: () => void;
}

const width = 843;

/** Edits the images of a variation (specification 2, "Add images dialog"). */
const AddImagesDialog = ({ id, sku, onClose }: Props) => {
  const translate = useText();
  const { data, isPending, refetch } = useApiQuery(
    VariationImagesDocument,
    { id },
    // fetch the images each time the dialog opens, but never while the user is editing
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  return (
    <DialogFrame
      onClose={onClose}
      width={width}
      title={translate('images.title', { sku })}
      question={{ text: translate('images.discardText') }}
    >
      {data ? (
        <AddImagesForm id={id} stored={data.variationImages} onClose={onClose} />
      ) : (
        <DialogContent>
          {isPending ? (
            <Stack sx={{ alignItems: 'center', py: 10 }}>
              <CircularProgress aria-label={translate('images.loading')} />
            </Stack>
          ) : (
            <StateMessage
              icon={<CloudOffIcon />}
              title={translate('images.notLoaded')}
              action={
                <Stack direction="row" spacing={1}>
                  <Button onClick={onClose}>{translate('form.cancel')}</Button>
                  <Button variant="outlined" onClick={() => refetch()}>
                    {translate('list.retry')}
                  </Button>
                </Stack>
              }
            />
          )}
        </DialogContent>
      )}
    </DialogFrame>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default AddImagesDialog;
