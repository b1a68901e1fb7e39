import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const isThere = () => 'axe' in window;

/** During a colour transition the contrast is wrong. */
const transitionsEnded = async () => {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(finite.map(({ finished }) => finished));
};

/** axe findings on the current page, of any impact: rule and element, one per line. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  // through the protocol, because the page's policy blocks foreign scripts
  if (!(await page.evaluate(isThere))) await page.evaluate(axe);
  await page.evaluate(transitionsEnded);
  const { violations } = await page.evaluate<AxeResults>(
    'axe.run(document, { resultTypes: ["violations"] })',
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
};
