import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { alpha } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { acceptedImages } from './imageList.ts';

interface Props {
  /** What may be dropped here. */
  hint: string;
  /** Beside what was dropped already. */
  isSmall: boolean;
  onDrop: (accepted: File[], rejected: FileRejection[]) => void;
}

/** Where pictures are dropped, with a button for everybody who drops nothing. */
export const DropArea = ({ hint, isSmall, onDrop }: Props) => {
  const translate = useTranslate();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: acceptedImages,
    onDrop,
    // the button inside does both
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
      })}
    >
      {/* the button opens it for everybody */}
      <input {...getInputProps({ 'aria-hidden': true })} />
      <AddPhotoIcon color="primary" sx={{ fontSize: isSmall ? 28 : 44 }} />
      <Box sx={isSmall ? { flex: 1, minWidth: 220, textAlign: 'left' } : undefined}>
        <Typography variant="h3" component="p">
          {translate(isDragActive ? 'images.dropNow' : 'images.drop')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {hint}
        </Typography>
      </Box>
      <Button variant="outlined" onClick={open}>
        {translate('images.choose')}
      </Button>
    </Box>
  );
};
