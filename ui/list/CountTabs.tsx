import Badge from '@mui/material/Badge';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import { numberText } from '#contract/format.ts';
import type { Language } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import { language } from '#providers/preferences.ts';
import { tabSource } from './useClearFilters.ts';

interface CountTab {
  id: string;
  title: string;
  /** Undefined while unknown. */
  count: number | undefined;
  /** Highlights the count. */
  isCalling?: boolean;
}

/** The tab in the address; the first tab by default. */
export const useCountTab = <Id extends string>(ids: readonly [Id, ...Id[]]): Id => {
  const given = useSearchParams()[0].get(tabSource);
  return ids.find((id) => id === given) ?? ids[0];
};

interface Props {
  label: string;
  /** The first tab is the default if the address has none. */
  tabs: readonly [CountTab, ...CountTab[]];
}

/** A list's tabs with the number of records in each. Changing the tab clears the filters. */
export const CountTabs = ({ label, tabs }: Props) => {
  const { filterValues, setFilters } = useListContext();
  const locale = language.use();
  const [first] = tabs;
  const shown = tabs.find(({ id }) => id === filterValues[tabSource]) ?? first;
  return (
    <Tabs
      value={shown.id}
      onChange={(_event, id: string) => setFilters(id === first.id ? {} : { [tabSource]: id }, {})}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={label}
      sx={{ borderBottom: 1, borderColor: 'divider', px: 1 }}
    >
      {tabs.map(({ id, title, count, isCalling = false }) => (
        <Tab
          key={id}
          value={id}
          label={
            <span>
              {title}{' '}
              {count !== undefined && (
                <Badge
                  badgeContent={countText(count, locale)}
                  color={isCalling ? 'primary' : 'default'}
                  sx={countStyles(isCalling)}
                />
              )}
            </span>
          }
        />
      ))}
    </Tabs>
  );
};

/** Exact as far as lists count. */
const countText = (count: number, locale: Language): string =>
  count > limits.countedTotal
    ? `${numberText(limits.countedTotal, locale)}+`
    : numberText(count, locale);

const countStyles = (isCalling: boolean) =>
  ({
    ml: 0.5,
    '& .MuiBadge-badge': {
      position: 'static',
      transform: 'none',
      fontVariantNumeric: 'tabular-nums',
      ...(!isCalling && { backgroundColor: 'action.selected', color: 'text.primary' }),
    },
  }) as const;
