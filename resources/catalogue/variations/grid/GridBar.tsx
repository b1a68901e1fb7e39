import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { useCommandKey } from '#ui/actions/useCommandKey.ts';

interface Props {
  /** The number of rows with unsaved cells. */
  unsaved: number;
  /** The number of cells that break a rule. */
  invalid: number;
  isSaving: boolean;
  onDiscard: () => void;
  onSave: () => unknown;
}

/** The bar below the grid: the number of unsaved rows, Discard and Save. Ctrl+S or Cmd+S saves. */
export const GridBar = ({ unsaved, invalid, isSaving, onDiscard, onSave }: Props) => {
  const translate = useText();
  const locale = language.use();
  useCommandKey('s', onSave);
  const counted = (key: 'unsaved' | 'invalid', count: number) =>
    translate(`variationGrid.${key}`, { smart_count: count, count: numberText(count, locale) });
  return (
    <Box
      data-actions
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1.5,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" color="text.secondary" role="status" sx={{ mr: 'auto' }}>
        {unsaved === 0 ? translate('variationGrid.help') : counted('unsaved', unsaved)}
        {invalid > 0 && ` · ${counted('invalid', invalid)}`}
      </Typography>
      <Button disabled={unsaved === 0 || isSaving} onClick={onDiscard}>
        {translate('variationGrid.discard')}
      </Button>
      <ActionButton
        variant="contained"
        disabled={unsaved === 0 || isSaving}
        startIcon={isSaving ? <CircularProgress size={16} color="inherit" /> : undefined}
        onClick={onSave}
      >
        {translate(isSaving ? 'form.saving' : 'form.save')}
      </ActionButton>
    </Box>
  );
};
