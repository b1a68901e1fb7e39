import ErrorIcon from '@mui/icons-material/ErrorOutline';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { valueAt } from '#ui/record/recordField.ts';
import type { FormSection } from './useChangedTitles.ts';

export interface FormTab extends FormSection {
  id: string;
}

interface Props {
  sections: readonly FormTab[];
  tab: string;
  onTab: (id: string) => void;
  /** Message key of the accessible name of the tabs, and of the mark of a tab with an error. */
  label: string;
  errorText: string;
}

export const tabIdOf = (id: string) => `form-tab-${id}`;
export const panelIdOf = (id: string) => `form-panel-${id}`;

/**
 * The tabs of a form. All panels stay mounted; after a rejected submit, the first tab with an error
 * opens.
 */
export const FormTabs = ({ sections, tab, onTab, label, errorText }: Props) => {
  const translate = useDynamicText();
  const { errors, submitCount } = useFormState();
  const wrong = sections.filter(({ sources }) =>
    sources.some((source) => valueAt(errors, source) !== undefined),
  );
  const wrongIds = wrong.map(({ id }) => id);
  const first = wrongIds.includes(tab) ? tab : wrongIds[0];
  const place = useRef<HTMLDivElement>(null);
  const isWrong = first !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each rejected submit
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
      aria-label={translate(label)}
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
              <ErrorIcon color="error" fontSize="small" titleAccess={translate(errorText)} />
            ) : undefined
          }
          sx={{ minHeight: 48 }}
        />
      ))}
    </Tabs>
  );
};
