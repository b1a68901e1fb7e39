import { signIn } from '#scripts/lib/server.mjs';
import { mediansInBrowser, openPage } from './browser.mjs';
import { countFrames, framesOf, prepareFrames } from './frames.mjs';

const rules = 200;
const path = '/delivery/details/add-delivery-template';

/**
 * Measures pasting 200 rules of a spreadsheet into a new delivery template, and typing into one of
 * them; medians of 5 runs. Each region has its own range, for which the form reports a gap.
 * @param {import('./stage.mjs').Place} place with the demo data
 * @returns {Promise<{ rules: number, pasteMs: number, slowestFrameMs: number }>} `pasteMs` from
 * pasting until the last rule is shown, `slowestFrameMs` of pasting and typing
 */
export const measureRanges = async ({ port, chromiumPath }) => {
  const vendor = await signIn(port, 'vendorSignIn', 'vendor@atrium.example');
  const session = JSON.stringify({ version: 1, ...vendor });
  const address = `http://partner.localhost:${port}${path}`;
  const measured = await mediansInBrowser(chromiumPath, (browser) =>
    measureOnce(browser, session, address),
  );
  return { rules, ...measured };
};

const measureOnce = async (browser, session, address) => {
  const page = await openPage(browser, session);
  await page.goto(address);
  await page.getByRole('combobox', { name: 'Liefergebiet' }).click();
  await page.getByRole('option', { name: 'Nach Gebieten' }).click();
  await page.getByRole('combobox', { name: 'Gebiet, Zeile 1', exact: true }).focus();
  await page.waitForLoadState('networkidle');
  await prepareFrames(page);
  const cells = Array.from({ length: rules }, (_, n) => `${10_000 + n}\t0\t499,99\t${n}`);
  const pasteMs = await paste(page, cells.join('\n'));
  await type(page);
  const { slowestFrameMs } = await framesOf(page);
  await page.context().close();
  return { pasteMs, slowestFrameMs };
};

const paste = async (page, text) => {
  let pasteMs;
  await countFrames(page, async () => {
    pasteMs = await page.evaluate(pasteInPage, text);
    await page.waitForTimeout(500);
  });
  return pasteMs;
};

/** Runs in the page: pastes text in the clipboard format of a spreadsheet. */
const pasteInPage = (text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const options = { clipboardData, bubbles: true, cancelable: true };
  const start = performance.now();
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', options));
  const last = String(10_000 + text.split('\n').length - 1);
  return new Promise((resolve) => {
    const look = () => {
      const inputs = [...document.querySelectorAll('tr[data-row] input')];
      if (inputs.some(({ value }) => value === last)) resolve(performance.now() - start);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
};

const type = async (page) => {
  const cost = page.getByRole('textbox', { name: 'Kosten, Zeile 100', exact: true });
  await cost.fill('');
  await countFrames(page, async () => {
    for (const letter of '123,45') {
      await page.keyboard.press(letter);
      await page.waitForTimeout(150);
    }
  });
};
