import type { AreaCalls } from './calls.ts';

export const calls: AreaCalls = {
  attempts: {
    exportSecurityEvents: () => ({ input: { format: 'csv', language: 'de' } }),
  },
};
