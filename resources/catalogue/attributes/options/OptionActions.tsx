import AddIcon from '@mui/icons-material/Add';
import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import Button from '@mui/material/Button';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { optionGroupFields, optionHistoryFields } from './fields.ts';
import type { OptionTask } from './tasks.ts';

interface Props {
  /** If set, the user can restore deleted options of this attribute. */
  attrId?: string;
  onTask: (task: OptionTask) => void;
}

const messages = 'resources.collections/attributes.options';
const deletedKinds = [
  { entity: 'attributeOption', label: `${messages}.kinds.options`, fields: optionHistoryFields },
  { entity: 'attributeOptionGroup', label: `${messages}.groups.title`, fields: optionGroupFields },
] as const;

/** Buttons that paste a list of options or add a single option. */
export const OptionActions = ({ attrId, onTask }: Props) => {
  const translate = useText();
  return (
    <>
      {attrId !== undefined && <DeletedRecords kinds={deletedKinds} attrId={attrId} />}
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
