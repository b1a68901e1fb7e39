import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { alpha } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import type { Accept, FileRejection } from 'react-dropzone';
import { useDropTarget } from './useDropTarget.tsx';

interface Props {
  icon: ReactElement;
  accept: Accept;
  /** Allows multiple files. */
  isMultiple?: boolean;
  /** The instructions, and the text while a file is dragged over the area. */
  text: string;
  textNow: string;
  /** Explains which files are accepted. */
  hint: string;
  /** Label of the button that opens the file dialog. */
  choose: string;
  /** Whether the button has the initial focus. */
  autoFocus?: boolean;
  /** Renders a small area beside existing files. */
  isSmall?: boolean;
  onDrop: (accepted: File[], rejected: FileRejection[]) => void;
}

/** A drop zone for files, with a button as an alternative. */
export const DropArea = ({ isSmall = false, isMultiple = false, ...props }: Props) => {
  const { accept, onDrop } = props;
  const { root, input, isTarget, open } = useDropTarget({ accept, isMultiple, onDrop });
  return (
    <Box
      {...root}
      sx={({ palette }) => ({
        display: 'flex',
        flexDirection: isSmall ? 'row' : 'column',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        columnGap: 2,
        rowGap: 1,
        px: 3,
        py: isSmall ? 2 : 6,
        border: `1.5px dashed ${isTarget ? palette.primary.main : palette.text.secondary}`,
        borderRadius: 1,
        backgroundColor: isTarget ? alpha(palette.primary.main, 0.1) : 'background.default',
        transition: 'background-color 120ms, border-color 120ms',
        '& > svg': { color: 'primary.main', fontSize: isSmall ? 28 : 44 },
      })}
    >
      {input}
      {props.icon}
      <Box sx={isSmall ? { flex: 1, minWidth: 220, textAlign: { sm: 'left' } } : undefined}>
        {/* a touch device drags no files */}
        <Typography variant="h3" component="p" sx={{ '@media (hover: none)': { display: 'none' } }}>
          {isTarget ? props.textNow : props.text}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {props.hint}
        </Typography>
      </Box>
      <Button variant="outlined" autoFocus={props.autoFocus} onClick={open}>
        {props.choose}
      </Button>
    </Box>
  );
};
