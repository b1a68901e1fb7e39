import { useSyncExternalStore } from 'react';
import type { Proof } from '#contract/proof.ts';

/*
 * Some calls need a proof of identity that is not older than ten minutes. The server rejects others
 * before any change; a dialog then asks for the proof, and the call is repeated.
 */

interface Asking {
  proof: Proof;
  answer: Promise<boolean>;
  end: (isConfirmed: boolean) => void;
}

let asking: Asking | null = null;
const listeners = new Set<() => void>();

const setAsking = (value: Asking | null): void => {
  asking = value;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The proof that the dialog asks for; null while it is closed. */
export const useRequestedProof = (): Proof | null =>
  useSyncExternalStore(subscribe, () => asking?.proof ?? null);

/** Opens the dialog, once for all calls that wait; resolves to whether the user gave the proof. */
export const askForProof = (proof: Proof): Promise<boolean> => {
  if (asking) return asking.answer;
  let end: Asking['end'] = () => undefined;
  const answer = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  setAsking({ proof, answer, end });
  return answer;
};

/** Closes the dialog. */
export const endProof = (isConfirmed: boolean): void => {
  const asked = asking;
  setAsking(null);
  asked?.end(isConfirmed);
};
