import ComfortableIcon from '@mui/icons-material/DensityMedium';
import CompactIcon from '@mui/icons-material/DensitySmall';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { useText } from '#providers/i18nProvider/useText.ts';
import { densities, density } from '#providers/preferences.ts';
import { ToggleChoice } from '#ui/form/ToggleChoice.tsx';

const icons = { comfortable: ComfortableIcon, compact: CompactIcon };

/** The toggle for the row height of all lists. */
export const DensityToggle = () => {
  const translate = useText();
  const chosen = density.use();
  return (
    <ToggleChoice value={chosen} onChange={density.set} aria-label={translate('list.density')}>
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
    </ToggleChoice>
  );
};
