import { plainMapping } from '#tests/factories/affiliate.ts';
import { unique } from '#tests/factories/unique.ts';
import type { AreaCalls } from './calls.ts';

const networkInput = () => ({
  name: unique('network'),
  feed_url: 'https://feeds.example/feed.csv',
  format: 'csv',
  mapping: plainMapping,
});

const ofFile = { input: { query: {}, format: 'csv', language: 'de' } };

export const calls: AreaCalls = {
  attempts: {
    createAffiliateNetwork: () => ({ input: networkInput() }),
    updateAffiliateNetwork: ({ affiliate }) => ({ id: affiliate.network, input: networkInput() }),
    runAffiliateFeed: ({ affiliate }) => ({ id: affiliate.network }),
    stopAffiliateFeed: ({ affiliate }) => ({ id: affiliate.read }),
    updateAffiliateNetworkStatus: ({ affiliate }) => ({
      input: { ids: [affiliate.network], status: 'paused' },
    }),
    deleteAffiliateNetworkByIds: ({ affiliate }) => ({ ids: [affiliate.freeNetwork] }),
    exportAffiliateNetworks: () => ofFile,
    updateAffiliateProductsStatus: ({ affiliate }) => ({
      input: { ids: [affiliate.product], status: 'hidden' },
    }),
    exportAffiliateProducts: () => ofFile,
    updateAffiliateCategories: ({ affiliate }) => ({
      input: { ids: [affiliate.openCategory], categoryId: affiliate.ownCategory },
    }),
    exportAffiliateCategories: () => ofFile,
  },
  further: {
    affiliateNetworkById: ({ affiliate }) => ({ id: affiliate.network }),
    affiliateProductById: ({ affiliate }) => ({ id: affiliate.product }),
    affiliateRefusals: ({ affiliate }) => ({ query: { run_id: affiliate.run } }),
    // an address on which no server answers
    affiliateFeedSample: () => ({
      input: { feed_url: 'https://127.0.0.1/feed.csv', format: 'csv' },
    }),
  },
};
