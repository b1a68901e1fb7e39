import { render, screen } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { JobProgress } from './JobProgress.tsx';

const messages: Record<string, string> = {
  'jobs.states.done': 'Done',
  'jobs.progress': '%{done} of %{total}',
  'jobs.same': '%{count} needed no change',
  'jobs.left': '%{count} left',
};

const translate = (key: string, values: Record<string, unknown> = {}) =>
  (messages[key] ?? key).replace(/%\{(\w+)\}/g, (_all, name) => String(values[name]));

it.each([
  [{ done: 152, unchanged: 0, failed: 0 }, 'Done: 152 of 152'],
  [{ done: 152, unchanged: 4, failed: 0 }, 'Done: 148 of 152, 4 needed no change'],
  [{ done: 150, unchanged: 4, failed: 2 }, 'Done: 146 of 152, 4 needed no change, 2 left'],
])('counts rows that needed no change by themselves: %o', (counts, text) => {
  render(
    <TestTranslationProvider translate={translate}>
      <JobProgress job={{ state: 'done', total: 152, ...counts }} />
    </TestTranslationProvider>,
  );
  expect(screen.getByText(text)).toBeDefined();
});
