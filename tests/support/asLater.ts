import type { Page } from '@playwright/test';
import type { Proof } from '#contract/proof.ts';

/** Answers the next call of an operation as the server does ten minutes after the last proof. */
export const asLater = async (
  page: Page,
  operation: string,
  proof: Proof = 'password',
): Promise<void> => {
  let isAnswered = false;
  await page.route('**/graphql', async (route) => {
    if (isAnswered || !route.request().postData()?.includes(operation)) return route.fallback();
    isAnswered = true;
    const msg = 'error.CONFIRM_IDENTITY';
    const extensions = { code: 'FORBIDDEN', args: { proof } };
    await route.fulfill({ json: { data: null, errors: [{ message: msg, msg, extensions }] } });
  });
};
