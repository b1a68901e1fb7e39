import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useResourceContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';

interface Props {
  /** What it creates; the list's records if omitted. */
  of?: string;
  /** A ghost button, where creating is not the main action. */
  isGhost?: boolean;
}

/** Leads from a list to the form for a new record. */
export const CreateButton = ({ of, isGhost = false }: Props) => {
  const translate = useText();
  const createPath = useCreatePath();
  const shown = useResourceContext();
  const resource = of ?? shown;
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
      variant={isGhost ? 'outlined' : 'contained'}
      startIcon={<AddIcon />}
    >
      {translate('list.add')}
    </Button>
  );
};
