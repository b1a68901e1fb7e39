import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

interface Props {
  isWhole: boolean;
  /** What is still to be seen. */
  more: string;
  onChange: (isWhole: boolean) => void;
}

/** Shows the rest of what a row says, and hides it again. */
export const MoreButton = ({ isWhole, more, onChange }: Props) => {
  const translate = useTranslate();
  return (
    <Button
      size="small"
      aria-expanded={isWhole}
      onClick={() => onChange(!isWhole)}
      sx={{ minWidth: 0, px: 0.5, py: 0, verticalAlign: 'baseline' }}
    >
      {isWhole ? translate('resources.products/imports.rows.fewer') : more}
    </Button>
  );
};
