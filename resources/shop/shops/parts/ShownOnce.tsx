import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { InfoDialog } from '#ui/dialogs/InfoDialog.tsx';
import { CopyableText } from '#ui/fields/CopyableText.tsx';

interface Props {
  title: string;
  warning: string;
  value: string;
  onClose: () => void;
}

/** Shows a key or a secret, which nobody can see again later. */
export const ShownOnce = ({ title, warning, value, onClose }: Props) => (
  <InfoDialog open title={title} width="sm" onClose={onClose}>
    <Alert severity="warning" sx={{ mb: 2 }}>
      {warning}
    </Alert>
    <Box
      sx={{
        fontFamily: 'monospace',
        overflowWrap: 'anywhere',
        '& > span': { whiteSpace: 'normal' },
      }}
    >
      <CopyableText text={value} />
    </Box>
  </InfoDialog>
);
