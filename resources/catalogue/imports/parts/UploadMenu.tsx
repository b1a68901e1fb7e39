import TemplateIcon from '@mui/icons-material/FileDownloadOutlined';
import HistoryIcon from '@mui/icons-material/History';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { MenuAction } from '#ui/list/MenuAction.tsx';
import { useImportAddress } from './useImportAddress.ts';

interface Props {
  anchorEl: HTMLElement | null;
  onClose: () => void;
  onTemplate: () => void;
}

/** Shows other actions related to imports. */
const UploadMenu = ({ anchorEl, onClose, onTemplate }: Props) => {
  const translate = useText();
  const text = useText('resources.products/imports');
  const importAddress = useImportAddress();
  return (
    <Menu
      open
      anchorEl={anchorEl}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': translate('uploadButton.more') } }}
    >
      <MenuItem
        onClick={() => {
          onClose();
          onTemplate();
        }}
      >
        <MenuAction icon={TemplateIcon} label={text('template.open')} />
      </MenuItem>
      <MenuItem component={LinkBase} to={importAddress()} onClick={onClose}>
        <MenuAction icon={HistoryIcon} label={text('history')} />
      </MenuItem>
    </Menu>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default UploadMenu;
