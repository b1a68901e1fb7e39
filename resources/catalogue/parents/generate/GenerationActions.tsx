import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import { useFormState } from 'react-hook-form';
import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { useFormInDialog } from '#ui/form/useFormInDialog.ts';
import type { Preview } from './usePreview.ts';

const messages = 'resources.products/parents.generate';

/** Shows the number of variations on the button, which is disabled until the number is known. */
export const GenerationActions = ({ preview }: { preview: Preview }) => {
  const translate = useText();
  const locale = language.use();
  const { isSubmitting } = useFormState();
  const close = useFormInDialog();
  const { data, error, isStale, isIncomplete, isTooMany } = preview;
  const count = error ? 0 : (data?.created ?? 0);
  // if a required field is empty, a click on the button shows the error at that field
  const isReady = isIncomplete ? !isTooMany : !isStale && count > 0;
  const label = translate(`${messages}.run`, {
    smart_count: count,
    count: numberText(count, locale),
  });
  return (
    <DialogActions sx={{ px: 3, py: 2 }}>
      <Button onClick={close}>{translate('form.cancel')}</Button>
      <ActionButton
        type="submit"
        variant="contained"
        disabled={isSubmitting || !isReady}
        startIcon={isSubmitting ? <CircularProgress size={16} color="inherit" /> : undefined}
      >
        {isSubmitting && translate(`${messages}.running`)}
        {!isSubmitting &&
          (count > 0 ? label : translate(`${messages}.${isIncomplete ? 'title' : 'nothing'}`))}
      </ActionButton>
    </DialogActions>
  );
};
