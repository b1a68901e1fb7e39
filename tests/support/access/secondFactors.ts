import type { AreaCalls } from './calls.ts';

export const calls: AreaCalls = {
  attempts: {
    resetSecondFactor: ({ secured }) => ({ id: secured }),
  },
  ofTheCaller: [
    'beginSecondFactor',
    'confirmSecondFactor',
    'endOwnSecondFactor',
    'renewRecoveryCodes',
    // takes the caller's password (required.test)
    'updateSecondFactorRule',
  ],
};
