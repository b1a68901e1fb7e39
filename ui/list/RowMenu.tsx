import DeleteIcon from '@mui/icons-material/DeleteOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ComponentProps, useState } from 'react';
import { LinkBase, type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeleteDialogs, type InUse } from '#ui/deletion/DeleteDialogs.tsx';
import type { UsedKind } from '#ui/deletion/UsesList.tsx';
import { useWasTrue } from '#ui/lazy/useWasTrue.ts';
import { DuplicateItem } from './DuplicateItem.tsx';
import { MenuAction } from './MenuAction.tsx';
import { RowActions } from './RowActions.tsx';
import { useEditAddress } from './useEditAddress.ts';

type Row = RaRecord<string> & { name: string };

interface RowLink extends ComponentProps<typeof MenuAction> {
  to: string;
}

interface RowAction extends ComponentProps<typeof MenuAction> {
  onClick: () => void;
}

interface Props {
  /** The row's name in the label of the menu; the record's `name` by default. */
  name?: string;
  /** The kind of the row; if set, a dialog lists its uses when it cannot be deleted. */
  of?: UsedKind;
  /** Replaces that dialog. */
  inUse?: InUse;
  /** Whether the row may be deleted. */
  canDelete?: boolean;
  /** Whether the record has an edit page. */
  hasEdit?: boolean;
  /** Items before delete. */
  links?: readonly RowLink[];
  actions?: readonly RowAction[];
}

/** A row's menu: edit, duplicate, further links, delete. */
export const RowMenu = (props: Props) => {
  const { name, of, inUse, canDelete = true, hasEdit = true, links = [], actions = [] } = props;
  const translate = useText();
  const editAddress = useEditAddress();
  const resource = useResourceContext();
  const record = useRecordContext<Row>();
  const [isAsking, setAsking] = useState(false);
  // not for each row
  const hasAsked = useWasTrue(isAsking);
  if (!record) return null;
  const text = (action: string) => translate(`resources.${resource}.actions.${action}`);
  return (
    <>
      <RowActions name={name ?? record.name}>
        {({ onClose, anchorEl }) => (
          <Menu open anchorEl={anchorEl} onClose={onClose}>
            {hasEdit && (
              <MenuItem component={LinkBase} to={editAddress(record.id)}>
                <MenuAction icon={EditIcon} label={text('edit')} />
              </MenuItem>
            )}
            {hasEdit && <DuplicateItem id={record.id} />}
            {links.map(({ to, ...action }) => (
              <MenuItem key={to} component={LinkBase} to={to}>
                <MenuAction {...action} />
              </MenuItem>
            ))}
            {actions.map(({ onClick, ...action }) => (
              <MenuItem
                key={action.label}
                onClick={() => {
                  onClose();
                  onClick();
                }}
              >
                <MenuAction {...action} />
              </MenuItem>
            ))}
            {canDelete && (
              <MenuItem
                onClick={() => {
                  onClose();
                  setAsking(true);
                }}
              >
                <MenuAction icon={DeleteIcon} label={text('delete')} />
              </MenuItem>
            )}
          </Menu>
        )}
      </RowActions>
      {hasAsked && (
        <DeleteDialogs
          of={of}
          inUse={inUse}
          record={isAsking ? record : null}
          onAnswered={() => setAsking(false)}
        />
      )}
    </>
  );
};
