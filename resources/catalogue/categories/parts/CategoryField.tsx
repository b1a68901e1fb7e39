import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, Suspense, useId, useState } from 'react';
import { ValidationError } from 'react-admin';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useCategoryNodes } from './useCategoryNodes.ts';

const PickCategoryDialog = lazyPart(async () => ({
  default: (await import('./PickCategoryDialog.tsx')).PickCategoryDialog,
}));

interface Props extends Pick<ButtonProps, 'startIcon' | 'variant'> {
  title: ReactNode;
  /** Text of the button that opens the tree. */
  action: string;
  buttonRef?: Ref<HTMLButtonElement>;
  dialogTitle: string;
  /** The category that the tree shows as picked. */
  picked?: string | null;
  isPossible?: (id: string) => boolean;
  onPick: (id: string) => void;
  help?: string;
  error: string | undefined;
  /** The selected categories. */
  children: ReactNode;
}

const always = () => true;

/** Shows picked categories, and picks one from the tree. */
export const CategoryField = ({ title, dialogTitle, picked = null, onPick, ...props }: Props) => {
  const { action, startIcon, variant, buttonRef, isPossible = always } = props;
  const { help, error, children } = props;
  const titleId = useId();
  const { nodes } = useCategoryNodes();
  const [isPicking, setPicking] = useState(false);
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography id={titleId} variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Button
          size="small"
          ref={buttonRef}
          startIcon={startIcon}
          variant={variant}
          aria-invalid={error ? true : undefined}
          onClick={() => setPicking(true)}
        >
          {action}
        </Button>
      </Box>
      {children}
      {(error || help) && (
        <FormHelperText error={Boolean(error)} sx={{ mx: 0 }}>
          {error ? <ValidationError error={error} /> : help}
        </FormHelperText>
      )}
      <Suspense fallback={null}>
        {isPicking && (
          <PickCategoryDialog
            title={dialogTitle}
            nodes={nodes}
            picked={picked}
            isPossible={isPossible}
            onPick={onPick}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </Box>
  );
};
