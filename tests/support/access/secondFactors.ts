import type { AreaCalls } from './calls.ts';

export const calls: AreaCalls = {
  attempts: {
    resetSecondFactor: ({ secured }) => ({ id: secured }),
  },
  further: {
    beginPasskeySignIn: () => ({ portal: 'admin' }),
    // of an account that has none
    removePasskey: () => ({ id: '1' }),
  },
  ofTheCaller: [
    'beginPasskey',
    'addPasskey',
    'beginPasskeyProof',
    'beginPasskeySignIn',
    'passkeySignIn',
    'removePasskey',
    'beginSecondFactor',
    'confirmSecondFactor',
    'endOwnSecondFactor',
    'renewRecoveryCodes',
    'updateSecondFactorRule',
  ],
};
