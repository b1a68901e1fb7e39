import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { importOutcomes } from '#contract/rules/catalogue/import.ts';

export type Outcome = (typeof importOutcomes)[number];

interface Shown {
  outcome: Outcome | null;
  search: string;
  /** Empty for all. */
  sheet: string;
  /** Zero-based, as in every address. */
  page: number;
}

/** Filters and page of the rows are in the address; changing a filter goes to its first page. */
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
        // the back button leaves the page instead of stepping through filters
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
