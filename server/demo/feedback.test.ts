import { expect, test } from 'vitest';
import { demoFeedback } from './feedback.ts';

test('the feedback of the demo spreads over a year, in all tones, and is the same each time', () => {
  const feedback = demoFeedback();
  expect(feedback).toHaveLength(400);
  expect(demoFeedback()).toEqual(feedback);
  const days = feedback.map(({ minutes }) => minutes / 60 / 24);
  expect(Math.min(...days)).toBeLessThan(7);
  expect(Math.max(...days)).toBeGreaterThan(330);
  expect(Math.max(...days)).toBeLessThan(365);
  expect(new Set(feedback.map(({ rate }) => rate)).size).toBe(10);
  const open = feedback.filter(({ status }) => status === 'open');
  expect(open.length).toBeGreaterThan(5);
  expect(open.length).toBeLessThan(60);
});
