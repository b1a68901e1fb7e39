import AddImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useEditAddress } from '#ui/list/useEditAddress.ts';
import type { VariationRow } from './parts/records.ts';
import { VariationMenu } from './parts/VariationMenu.tsx';

/** Actions that open a dialog. */
export type RowDialog = 'delete' | 'images' | 'publish' | 'services';

interface Props {
  anchorEl: HTMLElement;
  onClose: () => void;
  record: VariationRow;
  onDialog: (dialog: RowDialog) => void;
}

/** The menu items: settings, edit, add image, publish or set as draft, delete. */
const VariationRowMenu = ({ onDialog, ...menu }: Props) => {
  const text = useText('resources.products/variations.actions');
  const editAddress = useEditAddress();
  const hasServices = useCan('serviceAttachment', 'edit');
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
      onPublish={() => onDialog('publish')}
      onDelete={() => onDialog('delete')}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default VariationRowMenu;
