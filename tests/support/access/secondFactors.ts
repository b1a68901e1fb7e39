import type { AreaCalls } from './calls.ts';

export const calls: AreaCalls = {
  attempts: {
    resetSecondFactor: ({ secured }) => ({ id: secured }),
    // of nobody, so that all others go on as they are
    updateSecondFactorRule: () => ({ input: { portals: [] } }),
  },
  ofTheCaller: [
    'beginSecondFactor',
    'confirmSecondFactor',
    'endOwnSecondFactor',
    'renewRecoveryCodes',
  ],
};
