import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useState } from 'react';
import { useResourceContext, useTranslateLabel } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { density } from '#providers/preferences.ts';
import { minWidthOf, selectWidth, type TableColumn } from './columns.ts';
import { pictureSizes } from './ListThumbnail.tsx';
import { areaHeight, headHeight } from './tableStyles.ts';
import { useAvailableHeight } from './useAvailableHeight.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const textWidths = ['72%', '88%', '64%', '80%'];

interface Props {
  columns: readonly TableColumn[];
  canSelect: boolean;
  areCards: boolean;
}

/** Skeleton rows in the table's columns. */
export const LoadingRows = ({ areCards, ...table }: Props) => {
  const translate = useText();
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  const [area, setArea] = useState<HTMLElement | null>(null);
  useAvailableHeight(area);
  return (
    <Box
      ref={setArea}
      role="status"
      aria-label={translate('list.loading')}
      sx={{ maxHeight: areaHeight, overflow: 'hidden' }}
    >
      {!areCards && (
        <Line {...table} isHead box={null}>
          {({ kind, label, source }) =>
            kind === 'actions' ? null : translateLabel({ label, source, resource })
          }
        </Line>
      )}
      {rows.map((row, index) =>
        areCards ? (
          <LoadingCard key={row} />
        ) : (
          <Line key={row} {...table} box={<Skeleton variant="rectangular" sx={boxStyle} />}>
            {(column, position) => (
              <LoadingCell
                column={column}
                textWidth={textWidths[(index + position) % textWidths.length] ?? '72%'}
              />
            )}
          </Line>
        ),
      )}
    </Box>
  );
};

const boxStyle = { width: 18, height: 18, borderRadius: 0.5 };
const headStyle = {
  height: headHeight,
  color: 'text.secondary',
  fontSize: '0.75rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
};

const LoadingCard = () => (
  <Box aria-hidden sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
    <Skeleton width="80%" />
    <Skeleton width="50%" />
    <Skeleton width="40%" />
  </Box>
);

interface LineProps extends Omit<Props, 'areCards'> {
  isHead?: boolean;
  box: ReactNode;
  children: (column: TableColumn, position: number) => ReactNode;
}

const Line = ({ columns, canSelect, isHead, box, children }: LineProps) => {
  const chosen = density.use();
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        alignItems: 'center',
        minWidth: minWidthOf(columns, canSelect, chosen),
        borderBottom: 1,
        borderColor: 'divider',
        ...(isHead && headStyle),
      }}
    >
      {canSelect && <Box sx={{ width: selectWidth(chosen), flexShrink: 0, pl: 2 }}>{box}</Box>}
      {columns.map((column, position) => (
        <Box
          key={column.source}
          sx={{
            flex: column.width ? `0 0 ${column.width}px` : '1 1 0',
            minWidth: 0,
            pl: position === 0 && !canSelect ? 2 : 1,
            pr: column.align === 'right' ? 3 : 1,
            textAlign: column.align,
          }}
        >
          {children(column, position)}
        </Box>
      ))}
    </Box>
  );
};

const LoadingCell = ({ column, textWidth }: { column: TableColumn; textWidth: string }) => {
  const chosen = density.use();
  const size = pictureSizes[chosen];
  if (column.kind === 'actions') return null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 0.25,
        minHeight: chosen === 'compact' ? 31 : 52,
      }}
    >
      {column.hasPicture && <Skeleton variant="rounded" {...size} sx={{ flexShrink: 0 }} />}
      <Skeleton width={textWidth} />
    </Box>
  );
};
