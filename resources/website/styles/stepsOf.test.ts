import { expect, it } from 'vitest';
import { styleSteps } from '#contract/rules/website/style.ts';
import { stepAddress, stepAt } from './stepsOf.ts';

it('gives each step its own address', () => {
  for (const step of styleSteps) {
    const { pathname, searchParams } = new URL(
      stepAddress('/styles/details/7', step, 'title=oak'),
      'https://atrium.example',
    );
    expect(stepAt(pathname, searchParams)).toBe(step);
    expect(searchParams.get('back')).toBe('title=oak');
  }
  expect(stepAddress('/styles/details/7', 'products', null)).toBe('/styles/details/7/products');
  expect(stepAt('/styles/details/7', new URLSearchParams('step=dance'))).toBe('basics');
});
