import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { headingText } from '#contract/importColumns.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ChangedValue } from './ChangedValue.tsx';
import { MoreButton } from './MoreButton.tsx';
import { cutText, fitting } from './shortened.ts';
import type { ImportRow } from './useImportRows.ts';

type Value = ImportRow['changes'][number];

/**
 * Maximum number of characters of one value, and of all collapsed values (about two lines on a wide
 * page).
 */
const longest = { value: 36, all: 96 };
/** Separators between a heading and its value, and between values. */
const between = ': '.length + ' · '.length;

const shortOf = ({ after }: Value) => cutText(after ?? '', longest.value);

/** Shows the values of a new row: collapsed at first, one per line when expanded. */
export const NewValues = ({ values }: { values: readonly Value[] }) => {
  const translate = useText();
  const [isWhole, setWhole] = useState(false);
  const lengths = values.map((value) => value.column.length + shortOf(value).length + between);
  const shown = isWhole ? values.length : fitting(lengths, longest.all);
  const isCut = values.some((value) => shortOf(value) !== value.after);
  const hidden = values.length - shown;
  const more =
    hidden > 0
      ? translate('resources.products/imports.rows.more', { smart_count: hidden })
      : translate('resources.products/imports.rows.whole');
  return (
    <Typography variant="body2" component="div">
      <Box component="ul" sx={isWhole ? inLines : inOne}>
        {values.slice(0, shown).map((value) => (
          <li key={value.column}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {headingText(value.column)}:
            </Box>{' '}
            <ChangedValue
              value={isWhole ? (value.after ?? '') : shortOf(value)}
              kind={value.kind}
            />
          </li>
        ))}
      </Box>
      {(isWhole || hidden > 0 || isCut) && (
        <MoreButton isWhole={isWhole} isInline={!isWhole} onChange={setWhole} more={more} />
      )}
    </Typography>
  );
};

const list = { listStyle: 'none', m: 0, p: 0 } as const;
const inLines = { ...list, display: 'grid', gap: 0.5, whiteSpace: 'pre-line' } as const;
const inOne = {
  ...list,
  display: 'inline',
  '& > li': { display: 'inline' },
  '& > li:not(:last-of-type)::after': { content: '" · "', color: 'text.secondary' },
} as const;
