import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';

interface Props {
  name: string;
  /** Address of the partner's page. */
  to: string;
  logo: string | null | undefined;
  /** Category, place and further facts, one per line. */
  category: string;
  place: string;
  facts?: string;
  description?: string | null | undefined;
  /** The partner's relation to the user. */
  state?: ReactNode;
  action?: ReactNode;
  /** A checkbox, if partners can be selected. */
  selection?: ReactNode;
}

/** A card with a partner's profile. */
export const PartnerCard = ({ description, facts, state, action, ...head }: Props) => (
  <Card
    variant="outlined"
    component="article"
    sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: 2, minWidth: 0 }}
  >
    <Head {...head} />
    {description && (
      <Typography variant="body2" sx={clamped}>
        {description}
      </Typography>
    )}
    {facts && (
      <Typography variant="body2" color="text.secondary">
        {facts}
      </Typography>
    )}
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        mt: 'auto',
        minHeight: 36,
      }}
    >
      <span>{state}</span>
      {action}
    </Box>
  </Card>
);

type HeadProps = Omit<Props, 'description' | 'facts' | 'state' | 'action'>;

const Head = ({ name, to, logo, category, place, selection }: HeadProps) => (
  <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
    {/* the name is beside the logo, so the logo needs no alternative text */}
    <Thumbnail image={logo ? { filename: logo, alt: '' } : null} size={56} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <Link component={LinkBase} to={to} underline="hover" color="inherit">
          {name}
        </Link>
      </Typography>
      {[category, place].filter(Boolean).map((line) => (
        <Typography key={line} variant="body2" color="text.secondary">
          {line}
        </Typography>
      ))}
    </Box>
    {selection && <Box sx={{ display: 'flex', m: -1 }}>{selection}</Box>}
  </Box>
);

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
