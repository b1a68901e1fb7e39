import ChooseIcon from '@mui/icons-material/CheckBoxOutlined';
import Button from '@mui/material/Button';
import { useText } from '#providers/i18nProvider/useText.ts';

interface Props {
  isChoosing: boolean;
  setChoosing: (isChoosing: boolean) => void;
}

/** The button that shows the cards' checkboxes, or hides them. */
const ChooseButton = ({ isChoosing, setChoosing }: Props) => {
  const translate = useText();
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<ChooseIcon />}
      aria-pressed={isChoosing}
      sx={{ '&[aria-pressed=true]': { backgroundColor: 'action.selected' } }}
      onClick={() => setChoosing(!isChoosing)}
    >
      {translate('list.choose')}
    </Button>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ChooseButton;
