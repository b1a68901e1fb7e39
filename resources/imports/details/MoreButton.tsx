import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

interface Props {
  isWhole: boolean;
  /** What is still to be seen. */
  more: string;
  /** In the line of what it shows more of. */
  isInline?: boolean;
  onChange: (isWhole: boolean) => void;
}

/** Shows the rest of what a row says, and hides it again. */
export const MoreButton = ({ isWhole, more, isInline = false, onChange }: Props) => {
  const translate = useTranslate();
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
