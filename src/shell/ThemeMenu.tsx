import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { themeMode, themeModes } from '#providers/preferences.ts';

const icons = { system: SystemIcon, light: LightIcon, dark: DarkIcon };

export const ThemeMenu = () => {
  const translate = useTranslate();
  const chosen = themeMode.use();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Current = icons[chosen];
  return (
    <>
      <Tooltip title={translate('shell.header.theme')}>
        <IconButton
          aria-label={translate('shell.header.theme')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Current fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {themeModes.map((mode) => {
          const Icon = icons[mode];
          return (
            <MenuItem
              key={mode}
              selected={mode === chosen}
              onClick={() => {
                themeMode.set(mode);
                setAnchor(null);
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
