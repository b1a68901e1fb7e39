import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DateText } from '#ui/fields/DateText.tsx';

export interface TimelineEvent {
  id: string;
  /** ISO 8601, in UTC. */
  at: string;
  title: ReactNode;
  by?: string | null | undefined;
  children?: ReactNode;
}

/** A timeline of events, newest first. */
export const Timeline = ({ events }: { events: readonly TimelineEvent[] }) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {events.map(({ id, at, title, by, children }) => (
      <Box component="li" key={id} sx={item}>
        <Typography component="div" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {children && (
          <Typography
            component="div"
            variant="body2"
            sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {children}
          </Typography>
        )}
        <Typography component="div" variant="body2" color="text.secondary">
          <DateText value={at} />
          {by && ` · ${by}`}
        </Typography>
      </Box>
    ))}
  </Box>
);

/** Draws the line that connects the dots. */
const item = {
  position: 'relative',
  pl: 3,
  pb: 2,
  borderLeft: '1px solid',
  borderColor: 'divider',
  ml: '5px',
  '&:last-child': { pb: 0, borderColor: 'transparent' },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '-5.5px',
    top: 6,
    width: 10,
    height: 10,
    borderRadius: '50%',
    backgroundColor: 'primary.main',
  },
} as const;
