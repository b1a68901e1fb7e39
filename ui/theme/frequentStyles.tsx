import GlobalStyles from '@mui/material/GlobalStyles';
import { alpha } from '@mui/material/styles';

/**
 * Styles of links, badges, pictures and buttons in rows, and of skeletons of tables, as classes of plain elements. Those of Material
 * consist of several components each, a fourth of the components of a list (decision 84).
 */
export const frequentStyles = (
  <GlobalStyles
    styles={({ palette, shape, spacing, transitions, typography, zIndex }) => ({
      '.row-link': {
        color: palette.primary.main,
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
        '&[data-look="name"]': { fontWeight: 560 },
        '&[data-look="text"]': { color: 'inherit' },
        '&[data-look="text"]:hover': { textDecoration: 'none' },
      },
      '.row-button': {
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        flex: '0 0 auto',
        verticalAlign: 'middle',
        margin: 0,
        padding: 5,
        border: 0,
        borderRadius: '50%',
        color: palette.action.active,
        backgroundColor: 'transparent',
        cursor: 'pointer',
        transition: transitions.create('background-color', {
          duration: transitions.duration.shortest,
        }),
        '@media (hover: hover)': {
          '&:hover': { backgroundColor: alpha(palette.action.active, palette.action.hoverOpacity) },
        },
        '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
      },
      '.row-icon': {
        flexShrink: 0,
        width: '1em',
        height: '1em',
        fill: 'currentColor',
        fontSize: '1.25rem',
      },
      '.skip-link': {
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: zIndex.tooltip,
        padding: spacing(1, 2),
        borderRadius: shape.borderRadius,
        color: palette.primary.main,
        backgroundColor: palette.background.paper,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      },
      '.badge': {
        display: 'inline-block',
        boxSizing: 'border-box',
        maxWidth: '100%',
        height: 24,
        padding: '2.25px 8px',
        borderRadius: 16,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        verticalAlign: 'middle',
        fontSize: typography.pxToRem(13),
        fontWeight: 560,
        lineHeight: 1.5,
        color: palette.text.secondary,
        backgroundColor: alpha(palette.text.secondary, 0.1),
      },
      ...Object.fromEntries(
        (['success', 'warning', 'error', 'primary'] as const).map((tone) => [
          `.badge[data-tone="${tone}"]`,
          {
            color: palette[tone].main,
            backgroundColor:
              tone === 'error' ? alpha(palette.error.main, 0.1) : palette[tone].light,
          },
        ]),
      ),
      '.badge[data-tone="outlined"]': {
        padding: '1.25px 7px',
        border: `1px solid ${palette.grey[palette.mode === 'light' ? 400 : 700]}`,
        fontWeight: 400,
        color: palette.text.primary,
        backgroundColor: 'transparent',
      },
      '.table-skeleton': {
        padding: spacing(1, 2),
        '& > *': {
          display: 'flex',
          alignItems: 'center',
          gap: spacing(3),
          padding: spacing(1.5, 0),
        },
        '& span': {
          height: 14,
          borderRadius: shape.borderRadius,
          backgroundColor: alpha(palette.text.primary, palette.mode === 'light' ? 0.11 : 0.13),
          animation: 'skeleton-pulse 2s ease-in-out 0.5s infinite',
        },
        '& span:nth-of-type(1)': { width: 64, height: 48 },
        '& span:nth-of-type(2)': { width: '32%' },
        '& span:nth-of-type(3)': { width: '14%' },
        '& span:nth-of-type(4)': { width: '20%' },
        '& span:nth-of-type(5)': { width: '10%', marginLeft: 'auto' },
      },
      '@keyframes skeleton-pulse': { '50%': { opacity: 0.4 } },
      // those of Material, which each input would otherwise insert
      '@keyframes mui-auto-fill': { from: { display: 'block' } },
      '@keyframes mui-auto-fill-cancel': { from: { display: 'block' } },
      '.copyable': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: spacing(0.5),
        whiteSpace: 'nowrap',
        '& .row-icon': { fontSize: 15 },
      },
      '.picture': {
        width: 'var(--width)',
        height: 'var(--height)',
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: shape.borderRadius,
        border: `1px solid ${palette.divider}`,
        color: palette.text.secondary,
        backgroundColor: palette.background.default,
      },
      '.beside-picture': {
        display: 'flex',
        alignItems: 'center',
        gap: spacing(1.5),
        minWidth: 0,
        '& > .title': { minWidth: 0 },
      },
    })}
  />
);
