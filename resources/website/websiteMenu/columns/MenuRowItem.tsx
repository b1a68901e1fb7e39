import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { alpha } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import type { MenuRow } from '#resources/website/websiteMenu/operations.ts';
import { StateBadge } from '#resources/website/websiteMenu/StateBadge.tsx';
import { MenuRowMenu } from './MenuRowMenu.tsx';
import type { OnRowAction } from './useRowActions.ts';

interface Props {
  row: MenuRow;
  isChosen: boolean;
  /** The drag handle. */
  handle: ReactNode;
  onAct: OnRowAction;
  onChoose: (id: string) => void;
}

/** Shows an item in its column. */
export const MenuRowItem = ({ row, isChosen, handle, onAct, onChoose }: Props) => {
  const text = useText('resources.website-menu');
  const locale = language.use();
  const count = row.level === 4 ? row.productCount : row.childCount;
  return (
    <Box
      sx={({ palette }) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: 0.5,
        borderLeft: 3,
        borderColor: isChosen ? 'primary.main' : 'transparent',
        // opaque, because a dragged row overlaps other rows
        backgroundColor: 'background.paper',
        backgroundImage: isChosen
          ? `linear-gradient(${alpha(palette.primary.main, 0.1)} 0 0)`
          : undefined,
        '&:hover': { backgroundImage: `linear-gradient(${palette.action.hover} 0 0)` },
      })}
    >
      {handle}
      <ButtonBase
        onClick={() => onChoose(row.id)}
        aria-current={isChosen || undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          py: 1,
          px: 0.5,
          borderRadius: 1,
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          gap: 0.5,
          textAlign: 'left',
        }}
      >
        <Box sx={{ minWidth: 0, flex: '1 1 120px' }}>
          <Typography component="span" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
            {row.name}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            color="text.secondary"
            sx={{ display: 'block' }}
          >
            {text(row.level === 4 ? 'productCount' : 'subItemCount', {
              smart_count: count,
              count: numberText(count, locale),
            })}
          </Typography>
        </Box>
        <StateBadge state={row.state} />
      </ButtonBase>
      <MenuRowMenu row={row} onAct={onAct} />
    </Box>
  );
};
