import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { TreeNode } from '#ui/tree/treeIndex.ts';

interface Props {
  id: string;
  /** The category's ancestors from the first level down, then the category itself. */
  path: readonly TreeNode[];
  isDeepest: boolean;
  onChoose: (id: string | null) => void;
  onCreate: () => void;
  onCopy: () => void;
  onMove: () => void;
  onDelete: () => void;
}

const messages = 'resources.collections/categories';

/** Shows the category's name, path and actions. */
export const PanelHeader = ({ id, path, isDeepest, onChoose, ...on }: Props) => {
  const translate = useText();
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Path above={path.slice(0, -1)} onChoose={onChoose} />
          <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {path.at(-1)?.name}
          </Typography>
        </Box>
        <Tooltip title={translate(`${messages}.close`)}>
          <IconButton
            size="small"
            aria-label={translate(`${messages}.close`)}
            onClick={() => onChoose(null)}
            sx={{ mt: -0.5, mr: -1 }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1, ml: -0.75 }}>
        {!isDeepest && (
          <Button size="small" startIcon={<AddIcon />} onClick={on.onCreate}>
            {translate(`${messages}.subcategory`)}
          </Button>
        )}
        <Button size="small" startIcon={<CopyIcon />} onClick={on.onCopy}>
          {translate('form.duplicate')}
        </Button>
        <Button size="small" startIcon={<MoveIcon />} onClick={on.onMove}>
          {translate(`${messages}.moveNow`)}
        </Button>
        <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={on.onDelete}>
          {translate(`${messages}.actions.delete`)}
        </Button>
      </Box>
    </Box>
  );
};

interface PathProps {
  above: readonly TreeNode[];
  onChoose: (id: string) => void;
}

const Path = ({ above, onChoose }: PathProps) => {
  const translate = useText();
  return (
    <Typography
      component="nav"
      aria-label={translate(`${messages}.path`)}
      variant="body2"
      color="text.secondary"
      sx={{ minHeight: 20 }}
    >
      {above.length === 0 && translate(`${messages}.top`)}
      {above.map(({ id, name }, place) => (
        <Fragment key={id}>
          {place > 0 && ' › '}
          <Link component="button" type="button" color="inherit" onClick={() => onChoose(id)}>
            {name}
          </Link>
        </Fragment>
      ))}
    </Typography>
  );
};
