import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useNotify } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';

/** A text with a copy button. */
export const CopyableText = ({ text }: { text: string }) => {
  const translate = useText();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify('copy.copied', { type: 'success' });
    } catch {
      // browsers allow access to the clipboard only over HTTPS
      notify('copy.failed', { type: 'warning' });
    }
  };
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      <span>{text}</span>
      <IconButton size="small" aria-label={translate('copy.copy', { text })} onClick={copy}>
        <CopyIcon sx={{ fontSize: 15 }} />
      </IconButton>
    </Box>
  );
};
