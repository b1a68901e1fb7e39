import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { alpha } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { type Accept, type FileRejection, useDropzone } from 'react-dropzone';
import { filesOf } from './filesOf.ts';

interface Props {
  icon: ReactElement;
  accept: Accept;
  /** One file unless multiple files are allowed. */
  isMultiple?: boolean;
  /** Instructions, and those while a file is dragged over it. */
  text: string;
  textNow: string;
  /** What may be dropped here. */
  hint: string;
  /** Label of the button. */
  choose: string;
  /** Whether the button has the initial focus. */
  autoFocus?: boolean;
  /** Small, beside the files already there. */
  isSmall?: boolean;
  onDrop: (accepted: File[], rejected: FileRejection[]) => void;
}

/** An area to drop files on, with a button as the alternative. */
export const DropArea = ({ isSmall = false, isMultiple = false, ...props }: Props) => {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: props.accept,
    multiple: isMultiple,
    onDrop: props.onDrop,
    getFilesFromEvent: filesOf,
    // the button inside opens the dialog
    noClick: true,
    noKeyboard: true,
  });
  return (
    <Box
      {...getRootProps({ role: undefined, tabIndex: undefined })}
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
        border: `1.5px dashed ${isDragActive ? palette.primary.main : palette.text.secondary}`,
        borderRadius: 1,
        backgroundColor: isDragActive ? alpha(palette.primary.main, 0.1) : 'background.default',
        transition: 'background-color 120ms, border-color 120ms',
        '& > svg': { color: 'primary.main', fontSize: isSmall ? 28 : 44 },
      })}
    >
      {/* the button opens it for everyone */}
      <input {...getInputProps({ 'aria-hidden': true })} />
      {props.icon}
      <Box sx={isSmall ? { flex: 1, minWidth: 220, textAlign: 'left' } : undefined}>
        <Typography variant="h3" component="p">
          {isDragActive ? props.textNow : props.text}
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
