import DeleteIcon from '@mui/icons-material/DeleteOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import { type ComponentType, useState } from 'react';
import { RowActions } from '#ui/list/RowActions.tsx';
import { useEditAddress } from '#ui/list/useEditAddress.ts';
import { DeleteDialogs, type Deletion } from './DeleteDialogs.tsx';

type Row = RaRecord<string> & { name: string };

interface RowLink {
  icon: ComponentType<{ fontSize: 'small' }>;
  label: string;
  to: string;
}

interface Props<Data> {
  deletion: Deletion<Data, { ids: string[] }>;
  /** Between edit and delete. */
  links?: readonly RowLink[];
}

/** Edit, further links, delete. */
export const RowMenu = <Data,>({ deletion, links = [] }: Props<Data>) => {
  const translate = useTranslate();
  const editAddress = useEditAddress();
  const record = useRecordContext<Row>();
  const [isAsking, setAsking] = useState(false);
  if (!record) return null;
  const edit: RowLink = {
    icon: EditIcon,
    label: translate(`${deletion.messages}.actions.edit`),
    to: editAddress(record.id),
  };
  return (
    <>
      <RowActions name={record.name}>
        {({ onClose, anchorEl }) => (
          <Menu open anchorEl={anchorEl} onClose={onClose}>
            {[edit, ...links].map(({ icon: Icon, label, to }) => (
              <MenuItem key={to} component={LinkBase} to={to}>
                <ListItemIcon>
                  <Icon fontSize="small" />
                </ListItemIcon>
                <ListItemText>{label}</ListItemText>
              </MenuItem>
            ))}
            <MenuItem
              onClick={() => {
                onClose();
                setAsking(true);
              }}
            >
              <ListItemIcon>
                <DeleteIcon fontSize="small" />
              </ListItemIcon>
              <ListItemText>{translate(`${deletion.messages}.actions.delete`)}</ListItemText>
            </MenuItem>
          </Menu>
        )}
      </RowActions>
      <DeleteDialogs
        deletion={deletion}
        record={isAsking ? record : null}
        onAnswered={() => setAsking(false)}
      />
    </>
  );
};
