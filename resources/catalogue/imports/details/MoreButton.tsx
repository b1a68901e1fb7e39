import Button from '@mui/material/Button';
import { useText } from '#providers/i18nProvider/useText.ts';

interface Props {
  isWhole: boolean;
  /** Describes the hidden values. */
  more: string;
  /** Whether the button is on the same line as its content. */
  isInline?: boolean;
  onChange: (isWhole: boolean) => void;
}

/** Expands and collapses the rest of a row's values. */
export const MoreButton = ({ isWhole, more, isInline = false, onChange }: Props) => {
  const translate = useText();
  return (
    <Button
      size="small"
      aria-expanded={isWhole}
      onClick={() => onChange(!isWhole)}
      sx={{ minWidth: 0, ml: isInline ? 0 : -0.5, mt: 0.25, px: 0.5, py: 0 }}
    >
      {isWhole ? translate('resources.products/imports.rows.fewer') : more}
    </Button>
  );
};
