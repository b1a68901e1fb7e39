import type { Page } from '@playwright/test';

/** Puts text on the clipboard, as a spreadsheet does, and into the focused input. */
export const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', copied);
    const options = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', options));
  }, text);
