import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router';
import { useText } from '#providers/i18nProvider/useText.ts';

export const tabParameter = 'tab';

/** The tab in the address; the first one by default. */
export const useTab = (names: readonly string[]): string => {
  const [search] = useSearchParams();
  const given = search.get(tabParameter) ?? '';
  return names.includes(given) ? given : (names[0] ?? '');
};

/** The tabs of a partner's page. */
export const PartnerTabs = ({ names }: { names: readonly string[] }) => {
  const translate = useText();
  const [search, setSearch] = useSearchParams();
  const choose = (name: string) => {
    const next = new URLSearchParams(search);
    next.set(tabParameter, name);
    setSearch(next);
  };
  return (
    <Tabs
      value={useTab(names)}
      onChange={(_event, name: string) => choose(name)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={translate('partnerManagement.tabsOf')}
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 1 }}
    >
      {names.map((name) => (
        <Tab key={name} value={name} label={translate(`partnerManagement.tabs.${name}`)} />
      ))}
    </Tabs>
  );
};
