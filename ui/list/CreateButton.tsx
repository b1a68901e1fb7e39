import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useResourceContext, useTranslate } from 'ra-core';

interface Props {
  /** What is created; what the list shows unless given. */
  of?: string;
  /** Where it is not what most come for. */
  isGhost?: boolean;
}

/** Leads from a list to the form of a new record. */
export const CreateButton = ({ of, isGhost = false }: Props) => {
  const translate = useTranslate();
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
