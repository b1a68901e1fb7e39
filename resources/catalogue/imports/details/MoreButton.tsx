import Button from '@mui/material/Button';
import { useText } from '#providers/i18nProvider/useText.ts';

interface Props {
  isWhole: boolean;
  /** Describes what is hidden. */
  more: string;
  /** On the same line as its content. */
  isInline?: boolean;
  onChange: (isWhole: boolean) => void;
}

/** Shows the rest of a row's values, and hides it again. */
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
