import { expect, test } from 'vitest';
import type { RichDocument } from './document.ts';
import { htmlOfDocument, htmlOfText } from './documentHtml.ts';

const addressOf = (filename: string) => `/images/${filename}?w=640&x`;

test('each node and mark of a document becomes its element', () => {
  const document: RichDocument = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Holz' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Eiche', marks: [{ type: 'bold' }, { type: 'italic' }] },
          { type: 'hardBreak' },
          {
            type: 'text',
            text: 'mehr',
            marks: [{ type: 'link', attrs: { href: 'https://a.example/?a=1&b="' } }],
          },
        ],
      },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
      },
      { type: 'picture', attrs: { filename: 'a.webp', alt: 'Ein "Tisch"' } },
      { type: 'horizontalRule' },
    ],
  };
  expect(htmlOfDocument(document, addressOf)).toBe(
    '<h2>Holz</h2><p><em><strong>Eiche</strong></em><br>' +
      '<a href="https://a.example/?a=1&amp;b=&quot;" rel="noopener nofollow">mehr</a></p>' +
      '<ul><li><p></p></li></ul>' +
      '<img src="/images/a.webp?w=640&amp;x" alt="Ein &quot;Tisch&quot;" loading="lazy"><hr>',
  );
});

test('nothing in a text becomes an element', () => {
  const text = '<img src=x onerror=alert(1)>';
  const document: RichDocument = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  };
  const escaped = '<p>&lt;img src=x onerror=alert(1)&gt;</p>';
  expect(htmlOfDocument(document, addressOf)).toBe(escaped);
  expect(htmlOfText(text)).toBe(escaped);
});

test('empty lines of a plain text separate paragraphs', () => {
  expect(htmlOfText('Eins\nzwei\n\ndrei\n \n')).toBe('<p>Eins<br>zwei</p><p>drei</p>');
  expect(htmlOfText('')).toBe('');
});
