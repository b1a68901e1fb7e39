import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useResourceContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';

interface Props {
  /** The resource to create; the list's resource by default. */
  of?: string;
  /** Renders a ghost button, for lists whose main action is another one. */
  isGhost?: boolean;
}

/** The button that opens the form for a new record. */
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
