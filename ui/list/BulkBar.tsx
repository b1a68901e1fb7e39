import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { InSlot } from './toolbarSlots.tsx';

interface Props {
  /** Message key with `smart_count`: how many are selected. */
  label: string;
  children: ReactNode;
}

/** What can be done with the selected rows; in the list's toolbar while any are. */
export const BulkBar = ({ label, children }: Props) => {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <InSlot name="bulk">
      <Box
        role="toolbar"
        aria-label={translate(label, selectedIds.length)}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          minHeight: 56,
          py: 1,
        }}
      >
        <Tooltip title={translate('list.clearSelection')}>
          <IconButton
            size="small"
            edge="start"
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
    </InSlot>
  );
};
