import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ResourceContextProvider, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { loadI18nProvider, withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { AppTheme } from '#ui/theme/AppTheme.tsx';
import AttributeCreate from './AttributeCreate.tsx';

const unsaved = 'Nicht gespeicherte Änderungen';

it('has no unsaved changes until something is typed', async () => {
  await withMessages(async () => undefined)();
  const i18nProvider = await loadI18nProvider('de');
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
          <AppTheme>
            <ResourceContextProvider value="collections/attributes">
              <AttributeCreate />
            </ResourceContextProvider>
          </AppTheme>
        </CoreAdminContext>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  expect(screen.queryByText(unsaved)).toBeNull();
  await userEvent.type(name, 'x');
  expect(await screen.findByText(unsaved)).toBeTruthy();
});
