import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Half way between two colours the contrast is that of neither. */
const transitionsEnded = async () => {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(finite.map(({ finished }) => finished));
};

/** What axe finds on the page as it stands, of any impact: rule and element, one line each. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  // through the protocol, since the page's own policy runs no foreign script
  const fs = await import('node:fs/promises');
  await page.evaluate(await fs.readFile(axePath, 'utf8'));
  await page.evaluate(transitionsEnded);
  const { violations } = await page.evaluate<AxeResults>(
    'axe.run(document, { resultTypes: ["violations"] })',
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
};
