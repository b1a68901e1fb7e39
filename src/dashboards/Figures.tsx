import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Figure } from './Figure.tsx';

export interface FigureEntry {
  /** Message key of the figure. */
  name: string;
  icon: ComponentType;
  /** Undefined while loading. */
  value: number | undefined;
  /** Number of invited accounts that have not signed in yet. */
  pending?: number | undefined;
  /** Address of the list of the counted records. */
  to?: string | undefined;
}

const perRow = 4;

/** Figures side by side, each with a link to the counted records. */
export const Figures = ({ entries }: { entries: readonly FigureEntry[] }) => {
  const translate = useText();
  return (
    <Box
      component="ul"
      aria-label={translate('dashboard.figures.title')}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: { xs: 1, '@640': 2 },
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          '@640': `repeat(${Math.min(entries.length, perRow)}, minmax(0, 1fr))`,
        },
      }}
    >
      {entries.map(({ name, value, pending, icon, to }) => (
        <Figure
          key={name}
          label={translate(`dashboard.figures.${name}`)}
          value={value}
          note={pending ? translate('dashboard.figures.pending', { count: pending }) : undefined}
          icon={icon}
          to={to}
        />
      ))}
    </Box>
  );
};
