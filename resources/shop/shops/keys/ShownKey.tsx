import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useText } from '#providers/i18nProvider/useText.ts';
import { InfoDialog } from '#ui/dialogs/InfoDialog.tsx';
import { CopyableText } from '#ui/fields/CopyableText.tsx';

/** Shows a new key, which nobody can see again later. */
export const ShownKey = ({ value, onClose }: { value: string; onClose: () => void }) => {
  const text = useText('resources.shops.keys');
  return (
    <InfoDialog open title={text('key')} width="sm" onClose={onClose}>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {text('shownOnce')}
      </Alert>
      <Box sx={{ fontFamily: 'monospace', overflowX: 'auto', pb: 0.5 }}>
        <CopyableText text={value} />
      </Box>
    </InfoDialog>
  );
};
