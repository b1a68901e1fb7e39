import { screen } from '@testing-library/react';
import { ListContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import ServicesDialog from '#resources/catalogue/variations/services/ServicesDialog.tsx';
import { useServiceGroups } from '#resources/selling/serviceSettings/useServiceGroups.ts';
import { showPage } from '#tests/support/shownList.tsx';

const service = { id: '11', name: 'Montage', duration: 30 };

const Groups = () =>
  useServiceGroups().map(({ id, name, services }) => (
    <p key={id}>{`${name}: ${services.map((each) => each.duration)}`}</p>
  ));

it('shows the groups next to the dialog of a variation, which requests others', async () => {
  const sent = showPage(
    <ListContextProvider value={{} as never}>
      <ServicesDialog rows={{ ids: ['1', '2'] }} count={2} onClose={() => undefined} />
      <Groups />
    </ListContextProvider>,
    {
      resource: 'services',
      answers: {
        ServiceGroups: () => ({
          serviceGroups: { data: { results: [{ id: '1', name: 'Aufbau', services: [] }] } },
        }),
        GetServiceGroups: () => ({
          groups: { data: [{ id: '2', name: 'Lieferung', services: [service] }] },
        }),
      },
    },
  );
  expect(await screen.findByText('Lieferung: 30')).toBeDefined();
  expect(sent.map(({ name }) => name).sort()).toEqual(['GetServiceGroups', 'ServiceGroups']);
});
