import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const isThere = () => 'axe' in window;

/** During a colour transition, the measured contrast is wrong. */
const transitionsEnded = async () => {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(finite.map(({ finished }) => finished));
};

/** Rows that are being replaced are dimmed and disabled. */
const listsLoaded = () => document.querySelector('[aria-busy="true"]:has(> table)') === null;

/**
 * Header and side navigation, which are the same on all screens, and the page behind an open dialog
 * or menu, which was checked before it opened. accessibility.spec.ts checks whole screens.
 */
const unchanged = `[...document.querySelectorAll(
  'header:not(main header), nav:not(main nav), body > [aria-hidden="true"]',
)]`;

/** All rules except the highest contrast (level AAA) and experimental rules. */
const run = (excluded: string) => `axe.run({ include: [document], exclude: ${excluded} }, {
  resultTypes: ['violations'],
  // nothing loads style sheets, there are no frames, and findings name their elements by HTML
  preload: false, iframes: false, selectors: false,
  rules: Object.fromEntries(
    axe
      .getRules()
      .filter(({ ruleId, tags }) => ruleId !== 'color-contrast-enhanced' && !tags.includes('experimental'))
      .map(({ ruleId }) => [ruleId, { enabled: true }]),
  ),
})`;

const findings = async (page: Page, excluded: string): Promise<string[]> => {
  // through the protocol, because the page's policy blocks foreign scripts
  if (!(await page.evaluate(isThere))) await page.evaluate(axe);
  await page.waitForFunction(listsLoaded);
  await page.evaluate(transitionsEnded);
  const { violations } = await page.evaluate<AxeResults>(run(excluded));
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
};

/**
 * axe findings in what a test has changed on the current page, of any impact: rule and element, one
 * per line.
 */
export const axeFindings = (page: Page): Promise<string[]> => findings(page, unchanged);

/** axe findings on the whole current screen. */
export const axeFindingsOfScreen = (page: Page): Promise<string[]> => findings(page, '[]');
