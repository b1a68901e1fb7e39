import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

interface Props {
  /** Message key with `smart_count`: how many are selected. */
  label: string;
  children: ReactNode;
}

/** What can be done with the selected rows; there while any are. */
export const BulkBar = ({ label, children }: Props) => {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Box
      role="toolbar"
      aria-label={translate(label, selectedIds.length)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        backgroundColor: 'primary.light',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Tooltip title={translate('list.clearSelection')}>
        <IconButton
          size="small"
          aria-label={translate('list.clearSelection')}
          onClick={() => onUnselectItems()}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Typography variant="body2" role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {translate(label, selectedIds.length)}
      </Typography>
      {children}
    </Box>
  );
};
