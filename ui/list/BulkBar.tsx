import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { numberText } from '#contract/format.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { useBulkTarget } from './BulkTarget.tsx';
import { useTotal } from './exactTotal.tsx';
import { SelectionCount } from './SelectionCount.tsx';
import { InSlot } from './toolbarSlots.tsx';
import { useIsPhone } from './useIsPhone.ts';

interface Props {
  /** Message key with `smart_count`: the number of selected rows. */
  label: string;
  children: ReactNode;
}

/** The bulk actions in the list's toolbar, shown while rows are selected. */
export const BulkBar = ({ label, children }: Props) => {
  const translate = useDynamicText();
  const { filterValues, selectedIds, onUnselectItems } = useListContext();
  const locale = language.use();
  const { count } = useBulkTarget();
  const isPhone = useIsPhone();
  const text = translate(label, { smart_count: count, count: numberText(count, locale) });
  if (selectedIds.length === 0) return null;
  return (
    <InSlot name={isPhone ? 'below' : 'bulk'}>
      <Box role="toolbar" aria-label={text} tabIndex={-1} sx={isPhone ? phoneBar : bar}>
        <Box sx={isPhone ? line : contents}>
          <SelectionCount text={text} onClear={() => onUnselectItems()} />
          {/* other filters have other matches */}
          <ChooseAll key={JSON.stringify(filterValues)} />
        </Box>
        <Box sx={isPhone ? scrolledLine : contents}>{children}</Box>
      </Box>
    </InSlot>
  );
};

const focused = { ':focus-visible': { outlineOffset: -2 } } as const;

const bar = {
  ...focused,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minHeight: 40,
  py: 0.25,
} as const;

const contents = { display: 'contents' } as const;

const line = { display: 'flex', alignItems: 'center', minHeight: 40 } as const;

// the actions with their words, because touch devices show no tooltips
const scrolledLine = {
  ...line,
  columnGap: 0.5,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  mx: -2,
  px: 1,
} as const;

const phoneBar = {
  ...focused,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  backgroundColor: 'primary.light',
  boxShadow: 8,
} as const;

/** Extends the selection to all matches on other pages. */
const ChooseAll = () => {
  const translate = useText();
  const locale = language.use();
  const { isAll, chooseAll, count, total } = useBulkTarget();
  const { moreThan, isCounting, countExactly } = useTotal();
  const [isChosen, setChosen] = useState(false);
  const choose = (event: MouseEvent) => {
    // the button is about to disappear
    event.currentTarget.closest<HTMLElement>('[role="toolbar"]')?.focus({ preventScroll: true });
    setChosen(true);
    if (moreThan !== null) countExactly();
  };
  // the dialogs of bulk actions name the number, so it has to be known
  useEffect(() => {
    if (!isChosen || total === undefined || moreThan !== null) return;
    setChosen(false);
    chooseAll();
  }, [isChosen, total, moreThan, chooseAll]);
  if (isAll || total === undefined || total <= count) return null;
  const chooseText = () => {
    if (moreThan === null)
      return translate('list.selectMatching', { count: numberText(total, locale) });
    return translate(isChosen && isCounting ? 'list.counting' : 'list.selectAllMatching');
  };
  return (
    <Button size="small" onClick={choose} sx={{ mr: 1, textDecoration: 'underline' }}>
      {chooseText()}
    </Button>
  );
};
