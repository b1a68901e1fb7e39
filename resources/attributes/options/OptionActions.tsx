import AddIcon from '@mui/icons-material/Add';
import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { OptionTask } from './tasks.ts';

/** What the page begins with: a list pasted, or a single value. */
export const OptionActions = ({ onTask }: { onTask: (task: OptionTask) => void }) => {
  const translate = useTranslate();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PasteIcon />}
        onClick={() => onTask({ kind: 'paste' })}
      >
        {translate('resources.collections/attributes.options.paste')}
      </Button>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        onClick={() => onTask({ kind: 'create' })}
      >
        {translate('resources.collections/attributes.options.create')}
      </Button>
    </>
  );
};
