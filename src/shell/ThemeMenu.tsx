import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useText } from '#providers/i18nProvider/useText.ts';
import { themeMode, themeModes } from '#providers/preferences.ts';
import { useAnchor } from '#ui/menus/useAnchor.ts';

const icons = { system: SystemIcon, light: LightIcon, dark: DarkIcon };

export const ThemeMenu = () => {
  const translate = useText();
  const chosen = themeMode.use();
  const menu = useAnchor('menu');
  const Current = icons[chosen];
  return (
    <>
      <Tooltip title={translate('shell.header.theme')}>
        <IconButton aria-label={translate('shell.header.theme')} {...menu.button}>
          <Current fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu {...menu.popup}>
        {themeModes.map((mode) => {
          const Icon = icons[mode];
          return (
            <MenuItem
              key={mode}
              selected={mode === chosen}
              onClick={() => {
                themeMode.set(mode);
                menu.popup.onClose();
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText>{translate(`shell.header.themes.${mode}`)}</ListItemText>
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
};
