import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Figure } from './Figure.tsx';

export interface FigureEntry {
  /** Key of its message. */
  name: string;
  icon: ComponentType;
  /** Undefined while it is loading. */
  value: number | undefined;
  /** How many of them were invited and have not signed in yet. */
  pending?: number | undefined;
  /** The list of the counted records, if there is one. */
  to?: string | undefined;
}

const perRow = 4;

/** Numbers side by side, each linked to what it counts. */
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
        gap: 2,
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
