import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useResourceContext, useTranslate } from 'ra-core';

/** Leads from a list to the form of a new record. */
export const CreateButton = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext();
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<AddIcon />}
    >
      {translate('list.add')}
    </Button>
  );
};
