import ComfortableIcon from '@mui/icons-material/DensityMedium';
import CompactIcon from '@mui/icons-material/DensitySmall';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { type Density, densities, density } from '#providers/preferences.ts';

const icons = { comfortable: ComfortableIcon, compact: CompactIcon };

/** How tall rows are, in all lists. */
export const DensityToggle = () => {
  const translate = useTranslate();
  const chosen = density.use();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={chosen}
      // null: the chosen one was pressed again
      onChange={(_event, value: Density | null) => value && density.set(value)}
      aria-label={translate('list.density')}
    >
      {densities.map((value) => {
        const Icon = icons[value];
        const name = translate(`list.densities.${value}`);
        return (
          <Tooltip key={value} title={name}>
            <ToggleButton
              value={value}
              selected={chosen === value}
              aria-label={name}
              sx={{ p: 0.75 }}
            >
              <Icon sx={{ fontSize: 18 }} />
            </ToggleButton>
          </Tooltip>
        );
      })}
    </ToggleButtonGroup>
  );
};
