import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { check } from '#contract/rules/platform/check.ts';
import { richDocument } from '#contract/rules/website/document.ts';
import { documentOf, linesOfDocument } from '#contract/rules/website/documentParts.ts';
import { extensions } from './extensions.ts';
import { cleanPasted, hasMore } from './pasted.ts';

/** Pastes HTML into an empty document and returns the result. */
const pasted = (html: string) => {
  const editor = new Editor({ extensions, injectCSS: false, content: cleanPasted(html) });
  const document = documentOf(JSON.stringify(editor.getJSON()));
  editor.destroy();
  return document;
};
const rules = richDocument({ bytes: 100 * 1024, depth: 8 });

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
  <style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=DE>
  <!--StartFragment-->
  <h1>Die Eiche<o:p></o:p></h1>
  <p class=MsoNormal>Ein <b style='mso-bidi-font-weight:normal'>hartes</b> Holz.<o:p></o:p></p>
  <p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>
    <span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;</span></span>Tische</p>
  <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span
    style='mso-list:Ignore'>·</span>Stühle</p>
  <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span
    style='mso-list:Ignore'>1.</span>Ölen</p>
  <!--EndFragment--></body></html>`;

test('a text from Word keeps its headings, lists and formatting', () => {
  const document = pasted(word);
  expect(linesOfDocument(document).map((line) => line.trim())).toEqual([
    '## Die Eiche',
    'Ein **hartes** Holz.',
    '• Tische',
    '• Stühle',
    '1. Ölen',
  ]);
  expect(check(rules, document).ok).toBe(true);
});

test('keeps only what a post can have from a pasted web page', () => {
  const document = pasted(`
    <h5 style="color:red" onclick="alert(1)">Kopf</h5><script>alert(1)</script>
    <p>Ein <a href="javascript:alert(1)">böser</a>, ein <a href="https://a.example" target="_blank"
      class="x">guter</a> Link und <code>Code</code></p>
    <table><tr><td>Zelle</td></tr></table>
    <img src="https://x.example/a.png" alt="fremd">
    <img data-filename="../a.webp" src="x"><img data-filename="eigen.webp" alt="Eigenes">
    <iframe src="https://x.example"></iframe><blockquote>Zitat</blockquote><hr>`);
  expect(linesOfDocument(document).map((line) => line.trim())).toEqual([
    '### Kopf',
    'Ein böser, ein [guter](https://a.example) Link und Code',
    'Zelle',
    '![Eigenes](eigen.webp)',
    '> Zitat',
    '---',
  ]);
  expect(check(rules, document).ok).toBe(true);
});

test('leaves no pasted styles, and reports what was lost', () => {
  expect(cleanPasted('<p style="color:red">x</p>')).not.toMatch(/\sstyle=/);
  expect(hasMore('<p>x</p>')).toBe(false);
  expect(hasMore('<img data-filename="a.webp">')).toBe(false);
  expect(hasMore('<p><img src="a.png"></p>')).toBe(true);
  expect(hasMore('<table>')).toBe(true);
});
