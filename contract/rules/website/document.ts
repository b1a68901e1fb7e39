import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { email } from '#contract/rules/platform/fields.ts';
import { imageFilename } from '#contract/rules/platform/image.ts';

/* Rich text consists of these nodes and marks only (never HTML), so nothing needs sanitising:
   unknown ones are rejected. Editor, server and renderer share the list. */

interface LinkMark {
  type: 'link';
  attrs: { href: string };
}
export type Mark = { type: 'bold' } | { type: 'italic' } | LinkMark;

export interface TextNode {
  type: 'text';
  text: string;
  marks?: Mark[];
}
interface PictureNode {
  type: 'picture';
  attrs: { filename: string; alt: string };
}
export type DocumentNode =
  | TextNode
  | PictureNode
  | { type: 'hardBreak' | 'horizontalRule' }
  | { type: 'heading'; attrs: { level: number }; content?: DocumentNode[] }
  | {
      type: 'paragraph' | 'bulletList' | 'orderedList' | 'listItem' | 'blockquote';
      content?: DocumentNode[];
    };

export interface RichDocument {
  type: 'doc';
  content: DocumentNode[];
}

const inline = ['text', 'hardBreak'];
const blocks = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'horizontalRule',
  'picture',
];

/** The allowed content of each node, and whether it must not be empty. */
const contents: Readonly<Record<string, { of: readonly string[]; isFilled: boolean }>> = {
  doc: { of: blocks, isFilled: true },
  paragraph: { of: inline, isFilled: false },
  heading: { of: inline, isFilled: false },
  bulletList: { of: ['listItem'], isFilled: true },
  orderedList: { of: ['listItem'], isFilled: true },
  listItem: { of: blocks, isFilled: true },
  blockquote: { of: blocks, isFilled: true },
};

const headingLevels = [2, 3] as const;

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (value: Plain, ...keys: readonly string[]): boolean =>
  Object.keys(value).every((key) => keys.includes(key));

// PostgreSQL can store neither U+0000 nor unpaired surrogates
const isStorable = (text: unknown): text is string =>
  typeof text === 'string' && !/[\0\p{Cs}]/u.test(text);

/** Whether a document may link to the address: only https and mail addresses are allowed. */
export const isDocumentLink = (href: unknown): href is string => {
  if (!isStorable(href) || href.length > limits.link || /[\s\\]/.test(href)) return false;
  if (/^mailto:/i.test(href)) return v.is(email, href.slice('mailto:'.length));
  if (!/^https:\/\//i.test(href) || !URL.canParse(href)) return false;
  const { hostname, username, password } = new URL(href);
  return hostname !== '' && username === '' && password === '';
};

/** The rule broken by a mark or node itself, regardless of its content; null if it is valid. */
const markViolation = (mark: unknown): string | null => {
  if (!isPlain(mark)) return 'rules.document';
  const { type, attrs } = mark;
  if (type === 'bold' || type === 'italic') return hasOnly(mark, 'type') ? null : 'rules.document';
  if (type !== 'link' || !hasOnly(mark, 'type', 'attrs')) return 'rules.document';
  if (!isPlain(attrs) || !hasOnly(attrs, 'href')) return 'rules.document';
  return isDocumentLink(attrs.href) ? null : 'rules.documentLink';
};

const textViolation = ({ text, marks = [], ...rest }: Plain): string | null => {
  if (!hasOnly(rest, 'type') || !isStorable(text) || text === '') return 'rules.document';
  if (!Array.isArray(marks)) return 'rules.document';
  const types = marks.map((mark) => (isPlain(mark) ? mark.type : mark));
  if (new Set(types).size < types.length) return 'rules.document';
  return marks.map(markViolation).find((violation) => violation !== null) ?? null;
};

const attrsViolation = ({ type, attrs }: Plain): string | null => {
  const given = isPlain(attrs) ? attrs : {};
  if (type === 'heading') {
    const isLevel = headingLevels.some((level) => level === given.level);
    return isLevel && hasOnly(given, 'level') ? null : 'rules.document';
  }
  if (type !== 'picture') return attrs === undefined ? null : 'rules.document';
  const { filename, alt } = given;
  const isPicture =
    typeof filename === 'string' &&
    imageFilename.test(filename) &&
    hasOnly(given, 'filename', 'alt');
  if (!isPicture || !isStorable(alt)) return 'rules.document';
  return alt.length <= limits.imageAlt ? null : 'rules.documentAlt';
};

/**
 * The first rule that a node or one of its descendants breaks. Text in a paragraph is two levels
 * deep.
 */
const nodeViolation = (node: unknown, depth: number, deepest: number): string | null => {
  if (depth > deepest) return 'rules.documentDepth';
  if (!isPlain(node) || typeof node.type !== 'string') return 'rules.document';
  if (node.type === 'text') return textViolation(node);
  if (!hasOnly(node, 'type', 'attrs', 'content')) return 'rules.document';
  const violation = attrsViolation(node);
  if (violation) return violation;
  const allowed = Object.hasOwn(contents, node.type) ? contents[node.type] : undefined;
  const { content = [] } = node;
  if (!Array.isArray(content)) return 'rules.document';
  if (!allowed) return content.length === 0 ? null : 'rules.document';
  if (allowed.isFilled && content.length === 0) return 'rules.document';
  for (const child of content) {
    if (!isPlain(child) || !allowed.of.includes(String(child.type))) return 'rules.document';
    const inside = nodeViolation(child, depth + 1, deepest);
    if (inside) return inside;
  }
  return null;
};

const parsed = (given: string): unknown => {
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
};

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

interface Size {
  bytes: number;
  depth: number;
}

/**
 * A document, as JSON text or as an object. The empty text is the empty document.
 * @param size the maximum length of its JSON in bytes, and the maximum depth of its nodes
 */
export const richDocument = ({ bytes, depth }: Size) =>
  v.pipe(
    v.union([v.string(), v.looseObject({})], 'rules.required'),
    v.rawTransform<string | Plain, RichDocument>(({ dataset: { value }, addIssue, NEVER }) => {
      const text = value === '' ? emptyText : value;
      const violation = documentViolation(text, bytes, depth);
      if (violation) {
        addIssue({ message: violation });
        return NEVER;
      }
      return (typeof text === 'string' ? JSON.parse(text) : text) as RichDocument;
    }),
  );

const documentViolation = (given: string | Plain, bytes: number, depth: number): string | null => {
  // before parsing, but only after the depth is known
  if (typeof given === 'string' && bytesOf(given) > bytes) return 'rules.documentSize';
  const document = typeof given === 'string' ? parsed(given) : given;
  if (!isPlain(document) || document.type !== 'doc') return 'rules.document';
  const violation = nodeViolation(document, 0, depth);
  if (violation || typeof given === 'string') return violation;
  return bytesOf(JSON.stringify(given)) > bytes ? 'rules.documentSize' : null;
};

/** The empty document, as JSON text for forms. */
export const emptyText = '{"type":"doc","content":[{"type":"paragraph"}]}';
