import { createPasskey } from '#providers/passkeys.ts';
import { AddPasskeyDocument, BeginPasskeyDocument } from './passkeys.generated.ts';
import type { Send } from './steps.ts';

/**
 * Lets the browser make a passkey, and stores it.
 * @returns recovery codes, if there are new ones; `exists` if the device has a passkey of the account,
 * `cancelled` if the user made none
 */
export const addPasskey = async (
  send: Send,
  name: string,
): Promise<readonly string[] | 'exists' | 'cancelled'> => {
  const { beginPasskey } = await send(BeginPasskeyDocument, {});
  const response = await createPasskey(beginPasskey.data.options).catch((error: Error) => {
    if (error.name !== 'InvalidStateError') throw error;
  });
  if (response === null) return 'cancelled';
  if (response === undefined) return 'exists';
  const { addPasskey: added } = await send(AddPasskeyDocument, { input: { name, response } });
  return added.data.codes;
};
