import UndoIcon from '@mui/icons-material/Undo';
import Button, { type ButtonProps } from '@mui/material/Button';
import { askUndo } from '#providers/history/undoRequest.ts';
import { useText } from '#providers/i18nProvider/useText.ts';

interface Props extends Pick<ButtonProps, 'sx'> {
  /** The id of the bulk change. */
  id: string;
  /** The text by default is "Undo". */
  label?: string;
  withIcon?: boolean;
}

/** The button that offers to undo a bulk change. */
export const UndoButton = ({ id, label, withIcon = false, sx }: Props) => {
  const translate = useText();
  return (
    <Button
      size="small"
      startIcon={withIcon && <UndoIcon />}
      onClick={() => askUndo(id)}
      {...(sx && { sx })}
    >
      {label ?? translate('shell.undo')}
    </Button>
  );
};
