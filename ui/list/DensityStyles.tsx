import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { besidePicture } from './tableStyles.ts';

/** Rows of one line each; `RowPreview` shows what they cut off. */
const compactStyles = ({ spacing }: Theme) => ({
  '[data-density="compact"]': {
    '& table': { fontSize: '0.8125rem' },
    '& tbody tr[data-index]': { height: 32 },
    '& tbody .pictured': besidePicture('compact', spacing),
    '& tbody .pictured div:not(.picture)': { display: 'inline' },
    '& tbody td .picture, & tbody th:not(.pictured) .picture': { maxWidth: 26, maxHeight: 26 },
    '& .detail': { display: 'none' },
    '& tbody th, & tbody td': {
      paddingBlock: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      overflowWrap: 'normal',
    },
    '& tbody td > span': { whiteSpace: 'nowrap' },
    '& tbody .MuiTypography-root': { fontSize: 'inherit' },
    '& .stacked': { display: 'inline' },
    '& .stacked > *': { display: 'inline-flex', verticalAlign: 'middle' },
    '& .stacked + .stacked': { marginLeft: spacing(1) },
    // the number beside it says the same
    '& [data-colour]': { display: 'none' },
    '& .select-box': { padding: spacing(0.75) },
    '& .select-box input': { width: 16, height: 16 },
    '& tbody :is(.MuiIconButton-root, .row-button)': { padding: spacing(0.5) },
    '& tbody .MuiSwitch-root': { marginBlock: spacing(-1) },
  },
});

const pictureOnCard = 72;

/** Rows as cards: the name, two facts, the ends, the states and the menu. */
const cardStyles = ({ palette, spacing }: Theme) => ({
  '[data-density="cards"]': {
    // the page scrolls, unless only the visible cards are rendered
    '&:not([data-long])': { maxHeight: 'none', overflow: 'visible' },
    '& table, & tbody': { display: 'block' },
    '& colgroup': { display: 'none' },
    '& thead': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody tr[data-index]': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridAutoFlow: 'row',
      rowGap: spacing(0.5),
      height: 'auto',
      padding: spacing(1.5, 1, 1.5, 2),
      borderBottom: `1px solid ${palette.divider}`,
      alignItems: 'start',
    },
    '& tbody tr[data-index]:last-of-type': { borderBottom: 0 },
    '& tbody tr[data-index] > *': {
      gridColumn: 2,
      padding: 0,
      border: 0,
      minWidth: 0,
      textAlign: 'left',
      background: 'none',
      position: 'static',
    },
    '& tbody tr[data-index] > .select': {
      gridColumn: 1,
      gridRow: '1 / span 4',
      margin: spacing(-1, 0.5, 0, -1),
    },
    '&:not([data-selecting]) tbody .select': { display: 'none' },
    // beside the name and the first fact, so that it sets neither apart
    '& tbody tr[data-index] > .actions': {
      gridColumn: 3,
      gridRow: '1 / span 2',
      justifySelf: 'end',
    },
    '& tbody tr[data-index] > :empty': { display: 'none' },
    // the facts, then the states and beside them the switch, whatever the order of the columns
    '& tbody tr[data-index] > :is(.fact, .end)': { order: 1, color: palette.text.secondary },
    // where the menu would stand
    '& tbody tr[data-index]:not(:has(> .actions))': {
      paddingRight: spacing(2),
      '& > .end': { gridColumn: 3, gridRow: 2, marginLeft: spacing(1), textAlign: 'right' },
      '& > .end[data-align="right"]': { gridRow: 1, color: palette.text.primary },
    },
    '& tbody tr[data-index] > .state': {
      order: 2,
      display: 'flex',
      flexWrap: 'wrap',
      gap: spacing(0.5),
    },
    '& tbody tr[data-index] > :is(.switch, .state:has(> .MuiSwitch-root))': {
      order: 3,
      gridColumn: 3,
      justifySelf: 'end',
    },
    // its own padding would part it from the states and from the card's edge
    '& tbody :is(.switch, .state) > .MuiSwitch-root': {
      marginBlock: spacing(-0.75),
      marginRight: spacing(-0.75),
    },
    '& .fact > .label::after': { content: '": "' },
    '& tr:has(.pictured)': {
      paddingLeft: `calc(${spacing(3.5)} + ${pictureOnCard}px) !important`,
      minHeight: `calc(${spacing(3)} + ${pictureOnCard}px)`,
      alignContent: 'start',
    },
    '& .pictured': { height: 'auto' },
    '& .pictured .picture': {
      left: spacing(2),
      top: spacing(1.5),
      transform: 'none',
      width: pictureOnCard,
      height: pictureOnCard,
    },
    '& .pictured .picture img': { width: '100%', height: '100%' },
  },
});

const stylesOf = { compact: compactStyles, cards: cardStyles };

interface Props {
  density: keyof typeof stylesOf;
  /** The table's scroll area. */
  children: ReactNode;
}

/** The styles of rows that are not comfortable, which a list does not need at first. */
const DensityStyles = ({ density, children }: Props) => (
  <Box sx={(theme) => stylesOf[density](theme)}>{children}</Box>
);

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default DensityStyles;
