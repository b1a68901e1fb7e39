import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { importOutcomes } from '#contract/rules/catalogue/import.ts';

export type Outcome = (typeof importOutcomes)[number];

interface Shown {
  outcome: Outcome | null;
  search: string;
  /** Empty for all sheets. */
  sheet: string;
  /** Zero-based, as in every URL. */
  page: number;
}

/** Keeps filters and page of the rows in the URL; a filter change returns to the first page. */
export const useRowsAddress = () => {
  const [params, setParams] = useSearchParams();
  const page = params.get('page') ?? '';
  const shown: Shown = {
    outcome: importOutcomes.find((outcome) => outcome === params.get('outcome')) ?? null,
    search: params.get('search') ?? '',
    sheet: params.get('sheet') ?? '',
    page: /^\d{1,9}$/.test(page) ? Number(page) : 0,
  };
  const set = useCallback(
    (changes: Partial<Record<'outcome' | 'search' | 'sheet' | 'page', string>>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [key, value] of Object.entries({ page: '', ...changes })) {
            if (value) after.set(key, value);
            else after.delete(key);
          }
          return after;
        },
        // the back button should leave the page instead of undoing filters
        { replace: true },
      ),
    [setParams],
  );
  return {
    ...shown,
    showOutcome: (outcome: Outcome | null) => set({ outcome: outcome ?? '' }),
    showSearch: (search: string) => set({ search }),
    showSheet: (sheet: string) => set({ sheet }),
    showPage: (next: number) => set({ page: next > 0 ? String(next) : '' }),
    showAll: () => set({ outcome: '', search: '', sheet: '' }),
  };
};
