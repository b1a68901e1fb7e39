import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

// a separate chunk, which only pages with rich text load
const RichTextEditor = lazyPart(() => import('./RichTextEditor.tsx'));

const asItIs = (value: unknown) => value;

interface Props {
  source: string;
  helperText: string;
}

/** An input for rich text. The value is a document (contract/rules/website/document.ts) as JSON. */
export const RichTextInput = ({ source, helperText }: Props) => {
  const resource = useResourceContext();
  const labelId = useId();
  const helpId = useId();
  const { field, fieldState, isRequired } = useInput({ source, parse: asItIs, format: asItIs });
  const { error } = fieldState;
  return (
    <Box>
      <Typography id={labelId} variant="body2" color={error ? 'error' : 'text.secondary'} mb={0.75}>
        <FieldTitle source={source} resource={resource} isRequired={isRequired} />
      </Typography>
      <Suspense fallback={<LoadingBox height={360} />}>
        <RichTextEditor
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          isInvalid={Boolean(error)}
          labelledBy={labelId}
          describedBy={helpId}
        />
      </Suspense>
      <FormHelperText id={helpId} error={Boolean(error)} sx={{ mx: 0 }}>
        {error?.message ? <ValidationError error={error.message} /> : helperText}
      </FormHelperText>
    </Box>
  );
};
