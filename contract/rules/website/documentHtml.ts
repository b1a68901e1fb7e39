import type { DocumentNode, Mark, RichDocument, TextNode } from './document.ts';

/* Documents as HTML. Everything that a document has is escaped, and only its own nodes become elements, so
   the result is safe to show. */

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const markOf = (inner: string, mark: Mark): string => {
  if (mark.type === 'bold') return `<strong>${inner}</strong>`;
  if (mark.type === 'italic') return `<em>${inner}</em>`;
  return `<a href="${escapeHtml(mark.attrs.href)}" rel="noopener nofollow">${inner}</a>`;
};

const textOf = ({ text, marks = [] }: TextNode): string =>
  marks.reduce<string>(markOf, escapeHtml(text));

const tags = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
} as const;

/** The address of a picture by its file name. */
type AddressOf = (filename: string) => string;

const nodeOf = (node: DocumentNode, addressOf: AddressOf): string => {
  const inside = () =>
    ('content' in node ? (node.content ?? []) : [])
      .map((child) => nodeOf(child, addressOf))
      .join('');
  switch (node.type) {
    case 'text':
      return textOf(node);
    case 'hardBreak':
      return '<br>';
    case 'horizontalRule':
      return '<hr>';
    case 'picture': {
      const { filename, alt } = node.attrs;
      const address = escapeHtml(addressOf(filename));
      return `<img src="${address}" alt="${escapeHtml(alt)}" loading="lazy">`;
    }
    case 'heading': {
      const tag = node.attrs.level === 3 ? 'h3' : 'h2';
      return `<${tag}>${inside()}</${tag}>`;
    }
    default:
      return `<${tags[node.type]}>${inside()}</${tags[node.type]}>`;
  }
};

export const htmlOfDocument = ({ content }: RichDocument, addressOf: AddressOf): string =>
  content.map((node) => nodeOf(node, addressOf)).join('');

/** Plain text of several lines: an empty line separates paragraphs. */
export const htmlOfText = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
