import type { DocumentNode, RichDocument, TextNode } from './document.ts';

/* Functions for documents that need no editor; the rules are in document.ts. */

const parsed = (given: string): unknown => {
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
};

const emptyDocument: RichDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Parses a document from JSON; invalid text results in the empty document. */
export const documentOf = (text: unknown): RichDocument => {
  const given = (typeof text === 'string' ? parsed(text) : text) as Partial<RichDocument> | null;
  return given?.type === 'doc' && Array.isArray(given.content)
    ? (given as RichDocument)
    : emptyDocument;
};

const childrenOf = (node: DocumentNode): readonly DocumentNode[] =>
  'content' in node ? (node.content ?? []) : [];

const nodesIn = (nodes: readonly DocumentNode[]): DocumentNode[] =>
  nodes.flatMap((node) => [node, ...nodesIn(childrenOf(node))]);

/** The file names of the document's pictures, without duplicates. */
export const picturesIn = ({ content }: RichDocument): string[] => [
  ...new Set(
    nodesIn(content).flatMap((node) => (node.type === 'picture' ? [node.attrs.filename] : [])),
  ),
];

/** Whether the document shows nothing to a reader. */
export const isBlank = ({ content }: RichDocument): boolean =>
  !nodesIn(content).some(
    (node) => node.type === 'picture' || (node.type === 'text' && node.text.trim() !== ''),
  );

const marked = ({ text, marks = [] }: TextNode): string =>
  marks.reduce((inner, mark) => {
    if (mark.type === 'bold') return `**${inner}**`;
    return mark.type === 'italic' ? `_${inner}_` : `[${inner}](${mark.attrs.href})`;
  }, text);

const lineOf = (nodes: readonly DocumentNode[]): string =>
  nodes.map((node) => (node.type === 'text' ? marked(node) : ' ')).join('');

const linesIn = (node: DocumentNode, lead: string): string[] => {
  switch (node.type) {
    case 'picture':
      return [`${lead}![${node.attrs.alt}](${node.attrs.filename})`];
    case 'horizontalRule':
      return [`${lead}---`];
    case 'heading':
      return [`${lead}${'#'.repeat(node.attrs.level)} ${lineOf(childrenOf(node))}`];
    case 'paragraph':
      return [`${lead}${lineOf(childrenOf(node))}`];
    case 'bulletList':
    case 'orderedList':
      return childrenOf(node).flatMap((item, n) => {
        const sign = node.type === 'bulletList' ? '•' : `${n + 1}.`;
        return childrenOf(item).flatMap((child) => linesIn(child, `${lead}${sign} `));
      });
    case 'blockquote':
      return childrenOf(node).flatMap((child) => linesIn(child, `${lead}> `));
    default:
      return [];
  }
};

/**
 * Converts a document to lines of plain text for comparison: symbols represent non-text content,
 * and repeated lines are numbered.
 */
export const linesOfDocument = ({ content }: RichDocument): string[] => {
  const seen = new Map<string, number>();
  return content
    .flatMap((node) => linesIn(node, ''))
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const times = (seen.get(line) ?? 0) + 1;
      seen.set(line, times);
      return times === 1 ? line : `${line} (${times})`;
    });
};
