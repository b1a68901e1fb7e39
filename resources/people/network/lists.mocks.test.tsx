import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Portal } from '#contract/portal.ts';
import { showPage } from '#tests/support/shownList.tsx';
import MyNetwork from './MyNetwork.tsx';
import PartnerList from './PartnerList.tsx';

vi.mock('#providers/portal.ts', () => ({ currentPortal: (): Portal => 'manufacturer' }));

beforeEach(() => {
  localStorage.clear();
  window.location.hash = '';
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = async (name: string) =>
  fireEvent.click(await screen.findByRole('checkbox', { name: `list.select ${name}` }));

const entry = (id: string, action: string, before: string[], after: string[]) => ({
  id,
  at: '2026-11-21T12:00:00Z',
  who: 'Vera Vogt',
  action,
  entityId: '7',
  name: 'Huber Wohnen',
  canRestore: false,
  fields: [{ field: 'status', before, after }],
});

describe('my network', () => {
  const connection = {
    id: '7',
    name: 'Huber Wohnen',
    status: 'approved',
    isSender: true,
    notes: '',
    answer: '',
    regions: [],
    partner: {
      kind: 'vendor',
      id: '3',
      name: 'Huber Wohnen',
      role: 'vendor',
      logo: null,
      category: [],
      post_code: '80331',
      city: 'München',
      isOpen: true,
      email: 'huber@partner.example',
      phone: null,
    },
    invitedEmail: null,
    sentAt: '2026-11-01T12:00:00Z',
    answeredAt: '2026-11-02T12:00:00Z',
    againAt: null,
  };
  const counts = { connected: 1, invited: 0, received: 0, sent: 0, open: 0, isOpen: true };

  const show = (answers: Record<string, () => unknown> = {}) =>
    showPage(<MyNetwork />, {
      resource: 'manufacturer-partners/my-network',
      rows: [connection],
      answers: { NetworkCounts: () => ({ answer: { data: counts } }), ...answers },
    });
  const variablesOf = (sent: ReturnType<typeof show>, name: string) =>
    sent.find((call) => call.name === name)?.variables;

  it('ends selected connections after a confirmation, and says how many', async () => {
    const done = { data: ['7'], failures: [], unchanged: [], job: null };
    const sent = show({ SettleNetworkRequests: () => ({ answer: done }) });
    await choose('Huber Wohnen');
    const bar = await screen.findByRole('toolbar', { name: 'network.many.selected 1' });
    fireEvent.click(within(bar).getByRole('button', { name: 'network.many.ended.button' }));
    expect(await screen.findByText('network.many.ended.text 1')).toBeDefined();
    expect(variablesOf(sent, 'SettleNetworkRequests')).toBeUndefined();
    press('confirm.yes');
    expect(await screen.findByText('network.many.ended.done 1')).toBeDefined();
    expect(variablesOf(sent, 'SettleNetworkRequests')).toEqual({
      input: { ids: ['7'], status: 'ended' },
    });
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('names the connections that could not be ended', async () => {
    const failure = { id: '7', label: 'Huber Wohnen', code: 'INVALID', msg: 'error.NOT_CONNECTED' };
    const done = { data: [], failures: [failure], unchanged: [], job: null };
    show({ SettleNetworkRequests: () => ({ answer: done }) });
    await choose('Huber Wohnen');
    fireEvent.click(await screen.findByRole('button', { name: 'network.many.ended.button' }));
    await screen.findByText('network.many.ended.text 1');
    press('confirm.yes');
    const report = await screen.findByRole('dialog', { name: 'jobReport.title' });
    expect(within(report).getByText('Huber Wohnen')).toBeDefined();
    expect(within(report).getByText('error.NOT_CONNECTED Huber Wohnen')).toBeDefined();
  });

  it('shows the timeline of a connection', async () => {
    const page = { total: 1, results: [entry('2', 'update', ['pending'], ['approved'])] };
    const sent = show({ HistoryOfRecord: () => ({ changes: { data: page } }) });
    await screen.findByText('huber@partner.example');
    press(/^list.actionsOf/);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'network.history' }));
    expect(await screen.findByText('history.actions.update')).toBeDefined();
    expect(variablesOf(sent, 'HistoryOfRecord')).toEqual({
      query: { entity: 'networkRequest', entityId: '7', size: 20, countUpTo: 20 },
    });
  });

  it('lists connections that have ended, with nothing to restore', async () => {
    const page = { total: 1, results: [entry('9', 'delete', ['approved'], [])] };
    const sent = show({ DeletedOfKind: () => ({ deletedRecords: { data: page } }) });
    press('history.deleted.open');
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText(/Huber Wohnen/)).toBeDefined();
    expect(within(drawer).queryByRole('button', { name: 'history.revive' })).toBeNull();
    expect(variablesOf(sent, 'DeletedOfKind')).toEqual({
      query: { entity: 'networkRequest', size: 20, countUpTo: 20 },
    });
  });

  it('exports what the tab shows', async () => {
    const sent = show({ ExportNetworkRequests: () => ({ job: { data: { id: '1' } } }) });
    await screen.findByText('huber@partner.example');
    press('list.export.title');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'list.export.csv' }));
    await waitFor(() =>
      expect(variablesOf(sent, 'ExportNetworkRequests')).toEqual({
        input: { query: { sort: 'sentAt', order: 'DESC' }, format: 'csv', language: 'de' },
      }),
    );
  });
});

describe('the whole network', () => {
  const partner = (id: string, name: string) => ({
    id,
    name,
    kind: 'vendor',
    role: 'craftsman',
    logo: null,
    description: '',
    category: [],
    post_code: null,
    city: null,
    showrooms: 0,
    products: 0,
    state: 'none',
    requestId: null,
  });

  const show = (answers: Record<string, () => unknown>) =>
    showPage(<PartnerList />, {
      resource: 'manufacturer-partners/craftsmen-network',
      rows: [partner('3', 'Fliesen Fuchs'), partner('4', 'Parkett Pohl')],
      answers,
    });

  it('sends the selected partners one note, and names those it could not be sent to', async () => {
    const failure = { id: '4', label: 'Parkett Pohl', code: 'INVALID', msg: 'error.DENIED' };
    const done = { data: ['3'], failures: [failure], unchanged: [], job: null };
    const sent = show({ CreateNetworkRequests: () => ({ answer: done }) });
    await choose('Fliesen Fuchs');
    await choose('Parkett Pohl');
    const bar = await screen.findByRole('toolbar', { name: 'network.many.selected 2' });
    fireEvent.click(within(bar).getByRole('button', { name: 'network.ask.button' }));
    const dialog = await screen.findByRole('dialog', { name: 'network.many.ask.title 2' });
    const notes = within(dialog).getByLabelText('network.fields.notes');
    fireEvent.change(notes, { target: { value: 'Guten Tag' } });
    fireEvent.click(within(dialog).getByRole('button', { name: /^network.many.ask.send/ }));
    expect(await screen.findByText('network.many.ask.done 1')).toBeDefined();
    const report = await screen.findByRole('dialog', { name: 'jobReport.title' });
    expect(within(report).getByText('Parkett Pohl')).toBeDefined();
    expect(sent.find(({ name }) => name === 'CreateNetworkRequests')?.variables).toEqual({
      input: { ids: ['3', '4'], list: 'craftsmen', notes: 'Guten Tag', regions: [] },
    });
  });
});
