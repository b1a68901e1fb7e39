import type { AreaCalls } from './calls.ts';

const adjusted = { adjustmentType: 'euro', adjustmentAmount: '1' };

let grams = 1000;
const anotherWeight = (): string => {
  grams += 1;
  return String(grams / 1000);
};

export const calls: AreaCalls = {
  vendorAttempts: {
    updateVendorProduct: ({ vendorB }) => ({
      id: vendorB.offers[0],
      input: { ...adjusted, weightKg: anotherWeight(), deliveryTemplateId: vendorB.template },
    }),
    updateVendorProducts: ({ vendorB }) => ({
      input: { ids: [vendorB.offers[1]], price: adjusted },
    }),
    updateVendorProductsStatus: ({ vendorB }) => ({
      input: { ids: [vendorB.offers[1]], status: '2' },
    }),
    excludeVendorProducts: ({ vendorB }) => ({ input: { ids: [vendorB.offers[2]] } }),
    includeVendorProducts: ({ vendorB }) => ({ input: { ids: [vendorB.openOffer] } }),
  },
  ofTheCaller: ['exportPriceChanges', 'exportSoldProducts', 'exportVendorProducts'],
  further: {
    getNetworkManufacturerProducts: ({ makerB }) => ({ query: { manufacturer: makerB } }),
    getNetworkSellerProducts: ({ vendorB }) => ({ query: { seller: vendorB.seller } }),
    soldProducts: ({ vendorB }) => ({ query: { vendorId: vendorB.id } }),
    exportSoldProducts: ({ vendorB }) => ({
      input: { query: { vendorId: vendorB.id }, format: 'csv' },
    }),
    vendorProductById: ({ vendorB }) => ({ id: vendorB.offers[0] }),
    vendorProductsEditPreview: ({ vendorB }) => ({
      input: { ids: [vendorB.offers[0]], price: adjusted },
    }),
  },
};
