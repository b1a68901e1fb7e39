import AddImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { useTranslate } from 'ra-core';
import { can } from '#contract/access.ts';
import { readSession, roleNamesOf } from '#providers/session.ts';
import { useEditAddress } from '#ui/list/useEditAddress.ts';
import type { VariationRow } from './operations.ts';
import { VariationMenu } from './parts/VariationMenu.tsx';

/** What is done in a dialog. */
export type RowDialog = 'delete' | 'images' | 'services';

interface Props {
  anchorEl: HTMLElement;
  onClose: () => void;
  record: VariationRow;
  onDialog: (dialog: RowDialog) => void;
}

/** Settings, edit, add image, publish or set as draft, delete. */
const VariationRowMenu = ({ onDialog, ...menu }: Props) => {
  const translate = useTranslate();
  const editAddress = useEditAddress();
  const hasServices = can(roleNamesOf(readSession()), 'serviceAttachment', 'edit');
  const text = (action: string) => translate(`resources.products/variations.actions.${action}`);
  const services = {
    icon: SettingsIcon,
    label: text('services'),
    onChoose: () => onDialog('services'),
  };
  const images = {
    icon: AddImageIcon,
    label: text('addImage'),
    onChoose: () => onDialog('images'),
  };
  return (
    <VariationMenu
      {...menu}
      edit={{ to: editAddress(menu.record.id), label: text('edit') }}
      before={hasServices ? [services] : []}
      entries={[images]}
      onDelete={() => onDialog('delete')}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default VariationRowMenu;
