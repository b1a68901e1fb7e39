import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { useDropTarget } from '#ui/uploads/useDropTarget.tsx';

interface Props extends Pick<ReturnType<typeof useDropTarget>, 'root' | 'input'> {
  /** The element's id, to which a page can move the focus. */
  id?: string;
  title: ReactNode;
  /** The image or its placeholder. */
  preview: ReactNode;
  buttons: ReactNode;
  progress?: ReactNode;
  /** What the user may choose, or why the last choice was refused. */
  hint: ReactNode;
  isError: boolean;
}

/** The layout of an input for one image: the image, and beside it, or below it if narrow, the rest. */
export const SingleImage = (props: Props) => {
  const { id, title, root, input, preview, buttons, progress, hint, isError } = props;
  const titleId = useId();
  return (
    <Box
      {...(id && { id, tabIndex: -1 })}
      role="group"
      aria-labelledby={titleId}
      sx={{ outlineOffset: 8 }}
    >
      <Typography id={titleId} variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <Box
        {...root}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}
      >
        {preview}
        <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
          {/* not beside the preview, which it would push aside */}
          {input}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{buttons}</Box>
          {progress}
          <FormHelperText role="status" error={isError} sx={{ mx: 0, mt: 0.75 }}>
            {hint}
          </FormHelperText>
        </Box>
      </Box>
    </Box>
  );
};
