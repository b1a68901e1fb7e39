import ErrorIcon from '@mui/icons-material/ErrorOutline';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { valueAt } from '#ui/record/recordField.ts';
import type { Section } from './sections.ts';

interface Props {
  sections: readonly Section[];
  tab: string;
  onTab: (id: string) => void;
}

export const tabIdOf = (id: string) => `properties-tab-${id}`;
export const panelIdOf = (id: string) => `properties-${id}`;

/** The dialog's tabs; a rejected submit opens the first one with an error. */
export const PropertiesTabs = ({ sections, tab, onTab }: Props) => {
  const translate = useTranslate();
  const { errors, submitCount } = useFormState();
  const wrong = sections.filter(({ sources }) =>
    sources.some((source) => valueAt(errors, source) !== undefined),
  );
  const wrongIds = wrong.map(({ id }) => id);
  const first = wrongIds.includes(tab) ? tab : wrongIds[0];
  const place = useRef<HTMLDivElement>(null);
  const isWrong = first !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused attempt leads there again
  useEffect(() => {
    if (first === undefined) return;
    onTab(first);
    const form = place.current?.closest('form');
    requestAnimationFrame(() => {
      form?.querySelector<HTMLElement>(`#${panelIdOf(first)} [aria-invalid="true"]`)?.focus();
    });
  }, [submitCount, isWrong]);
  return (
    <Tabs
      ref={place}
      value={tab}
      onChange={(_event, next) => onTab(next)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={translate('resources.products/variations.sections.nav')}
      sx={{ px: 2, flex: 'none' }}
    >
      {sections.map(({ id, title }) => (
        <Tab
          key={id}
          value={id}
          id={tabIdOf(id)}
          aria-controls={panelIdOf(id)}
          label={title}
          iconPosition="end"
          icon={
            wrongIds.includes(id) ? (
              <ErrorIcon
                color="error"
                fontSize="small"
                titleAccess={translate('resources.products/variations.sections.hasError')}
              />
            ) : undefined
          }
          sx={{ minHeight: 48 }}
        />
      ))}
    </Tabs>
  );
};
