import { measureBlogEditor } from '#scripts/bench/blogEditor.mjs';
import { count, ms, table } from '#scripts/bench/format.mjs';

export const title = 'Writing a post';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => measureBlogEditor(await stage.demo());

export const report = (editor) => [
  `Typing letter by letter into a post of ${count(editor.words)} words; medians of 5 runs.`,
  '',
  ...table(
    ['typing one letter', 'median', 'slowest', 'at most'],
    [
      ['at the start', ms(editor.startMs), ms(editor.startSlowestMs), '50 ms'],
      ['in the middle', ms(editor.middleMs), ms(editor.middleSlowestMs), '50 ms'],
      ['while a draft is being saved', ms(editor.keepingMs), ms(editor.keepingSlowestMs), '50 ms'],
    ],
  ),
];
