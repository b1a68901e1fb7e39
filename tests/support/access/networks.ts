import type { AreaCalls } from './calls.ts';

export const calls: AreaCalls = {
  ownAttempts: {
    updateNetworkRequestStatus: ({ requests }) => ({
      id: requests.received,
      status: 'denied',
      input: { answer: 'Not now' },
    }),
    resendNetworkRequest: ({ requests }) => ({ id: requests.invited }),
    updateNetworkRequestsStatus: ({ requests }) => ({
      input: { ids: [requests.receivedToo], status: 'denied' },
    }),
    withdrawNetworkRequest: ({ requests }) => ({ id: requests.sent }),
    endNetworkConnection: ({ requests }) => ({ id: requests.connected }),
  },
  // any visible partner may send requests and invitations;
  // tests/integration/people/networks.test.ts
  ofTheCaller: [
    'createNetworkRequest',
    'createNetworkRequests',
    'exportNetworkPartners',
    'exportNetworkRequests',
    'inviteToNetwork',
  ],
  further: {
    partnerProfileById: ({ makerB }) => ({ kind: 'manufacturer', id: makerB }),
    networkRequestById: ({ requests }) => ({ id: requests.connected }),
    createNetworkRequest: () => ({ input: { vendorId: '1' } }),
    createNetworkRequests: () => ({ input: { list: 'sellers', ids: ['1'] } }),
    inviteToNetwork: () => ({ input: {} }),
  },
};
