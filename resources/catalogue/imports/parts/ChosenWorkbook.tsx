import RemoveIcon from '@mui/icons-material/DeleteOutline';
import WorkbookIcon from '@mui/icons-material/TableViewOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { sizeText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';

/** Shows the selected file; takes the focus from the button that it replaces. */
export const ChosenWorkbook = ({ file, onRemove }: { file: File; onRemove: () => void }) => {
  const translate = useText();
  const locale = language.use();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const remove = translate('resources.products/imports.dialog.remove', { name: file.name });
  return (
    <Box
      ref={box}
      role="group"
      aria-label={file.name}
      tabIndex={-1}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.default',
      }}
    >
      <WorkbookIcon color="primary" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {sizeText(file.size, locale)}
        </Typography>
      </Box>
      <IconButton aria-label={remove} onClick={onRemove}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};
