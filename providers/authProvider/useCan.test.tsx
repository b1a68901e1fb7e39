import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { createAuthProvider } from './authProvider.ts';
import { useCan } from './useCan.ts';

const authProvider = createAuthProvider(() => undefined);

const answersOf = (roles: readonly string[]) => {
  const queryClient = new QueryClient();
  // as App.tsx does
  queryClient.setQueryData(['auth', 'getPermissions', {}], roles);
  const answers: boolean[] = [];
  const Asking = () => {
    answers.push(useCan('gallery', 'view'));
    return null;
  };
  render(
    <CoreAdminContext
      dataProvider={testDataProvider()}
      authProvider={authProvider}
      queryClient={queryClient}
    >
      <Asking />
    </CoreAdminContext>,
  );
  return answers;
};

it('knows in the first render what the roles allow', () => {
  expect(answersOf(['admin'])[0]).toBe(true);
});

it('denies what they do not allow', () => {
  expect(answersOf(['vendor'])).not.toContain(true);
});
