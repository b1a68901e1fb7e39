import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type PointerEvent, useState } from 'react';
import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { colourOf } from './colours.ts';
import type { Point, Series } from './data.ts';
import { pathOf, placeOf, placesOf, someOf, topOf } from './line.ts';

interface Props {
  /** Accessible name of the chart. */
  label: string;
  points: readonly Point[];
  colour?: Series['colour'];
  /** Upper end of the scale; by default it is derived from the values. */
  max?: number;
}

const height = 200;
const steps = 4;
const labelsAtMost = 6;

/**
 * A line chart of values over time. The table beside it (`ChartCard`) has all numbers; hovering
 * shows the value of the nearest point.
 */
export const LineChart = ({ label, points, colour = 'first', max }: Props) => {
  const [near, setNear] = useState<number>();
  const top = max ?? topOf(Math.max(0, ...points.map(({ value }) => value ?? 0)), steps);
  const places = placesOf(points, top);
  const point = near === undefined ? undefined : points[near];
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.round(((clientX - left) / width) * (points.length - 1));
    setNear(Math.min(Math.max(index, 0), points.length - 1));
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1 }}>
      <Scale top={top} />
      <Box
        onPointerMove={follow}
        onPointerLeave={() => setNear(undefined)}
        sx={{ position: 'relative', height, touchAction: 'pan-y' }}
      >
        <Curve label={label} points={points} path={pathOf(places)} colour={colour} />
        {point && near !== undefined && (
          <Reading point={point} x={placeOf(points, near)} y={places[near]?.y} colour={colour} />
        )}
      </Box>
      <span />
      <Days points={points} />
    </Box>
  );
};

/** The labels of the grid lines, from top to bottom. */
const Scale = ({ top }: { top: number }) => {
  const locale = language.use();
  const marks = Array.from({ length: steps + 1 }, (_, n) => top - (n * top) / steps);
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        height: height + 16,
        my: -1,
        textAlign: 'right',
        color: 'text.secondary',
        fontSize: '0.75rem',
        lineHeight: '16px',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {marks.map((mark) => (
        <span key={mark}>{numberText(mark, locale)}</span>
      ))}
    </Box>
  );
};

interface CurveProps extends Pick<Props, 'label' | 'points'> {
  path: string;
  colour: Series['colour'];
}

/** Stretches the curve to the available size; strokes keep their width. */
const Curve = ({ label, points, path, colour }: CurveProps) => {
  const described = useDescription(label, points);
  return (
    <svg
      role="img"
      aria-label={described}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      width="100%"
      height={height}
      style={{ display: 'block', overflow: 'visible' }}
    >
      {Array.from({ length: steps + 1 }, (_, n) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: grid lines have no key other than their position
          key={n}
          component="line"
          x1={0}
          x2={100}
          y1={(100 * n) / steps}
          y2={(100 * n) / steps}
          vectorEffect="non-scaling-stroke"
          sx={{ stroke: (theme) => theme.palette.divider }}
        />
      ))}
      <Box
        component="path"
        d={path}
        fill="none"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        sx={{ stroke: colourOf(colour) }}
      />
    </svg>
  );
};

const useDescription = (label: string, points: readonly Point[]): string => {
  const translate = useText();
  const locale = language.use();
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  if (values.length === 0) return label;
  return translate('charts.line', {
    label,
    count: points.length,
    from: points[0]?.label,
    to: points.at(-1)?.label,
    min: numberText(Math.min(...values), locale),
    max: numberText(Math.max(...values), locale),
  });
};

interface ReadingProps {
  point: Point;
  /** In percent. */
  x: number;
  y: number | undefined;
  colour: Series['colour'];
}

/** The value of the hovered point. Hidden from screen readers, because the table has it. */
const Reading = ({ point, x, y, colour }: ReadingProps) => {
  const locale = language.use();
  const translate = useText();
  return (
    <Box aria-hidden sx={{ pointerEvents: 'none' }}>
      {y !== undefined && <Box sx={dot(colour)} style={{ left: `${x}%`, top: `${y}%` }} />}
      <Box sx={reading} style={{ left: `${x}%`, transform: `translateX(-${Math.round(x)}%)` }}>
        <Typography variant="caption" component="div" color="text.secondary">
          {point.label}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 620 }}>
          {point.value == null ? translate('charts.noValue') : numberText(point.value, locale)}
        </Typography>
      </Box>
    </Box>
  );
};

const dot = (colour: Series['colour']) => ({
  position: 'absolute',
  width: 10,
  height: 10,
  m: '-5px',
  borderRadius: '50%',
  backgroundColor: colourOf(colour),
  boxShadow: (theme: { palette: { background: { paper: string } } }) =>
    `0 0 0 2px ${theme.palette.background.paper}`,
});

const reading = {
  position: 'absolute',
  top: -8,
  px: 1,
  py: 0.5,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  whiteSpace: 'nowrap',
} as const;

/** Labels of some points, each below its point. */
const Days = ({ points }: { points: readonly Point[] }) => {
  const places = points.map(({ id, label }, index) => ({ id, label, x: placeOf(points, index) }));
  return (
    <Box
      aria-hidden
      sx={{ position: 'relative', height: 18, mt: 1, color: 'text.secondary', fontSize: '0.75rem' }}
    >
      {someOf(places, labelsAtMost).map(({ id, label, x }) => (
        <Box
          key={id}
          component="span"
          sx={{ position: 'absolute', whiteSpace: 'nowrap' }}
          style={{ left: `${x}%`, transform: `translateX(-${Math.round(x)}%)` }}
        >
          {label}
        </Box>
      ))}
    </Box>
  );
};
