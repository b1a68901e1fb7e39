import { type Extensions, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { limits } from '#contract/limits.ts';
import { imageFilename } from '#contract/rules/platform/image.ts';
import { isDocumentLink } from '#contract/rules/website/document.ts';

/*
 * The nodes and marks of contract/rules/website/document.ts, with only the attributes listed there.
 */

const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    filename: { default: '', parseHTML: (element) => element.getAttribute('data-filename') },
    alt: {
      default: '',
      parseHTML: (element) => (element.getAttribute('alt') ?? '').slice(0, limits.imageAlt),
    },
  }),
  // accepts images copied from another post; images of other pages are not in our store
  parseHTML: () => [
    {
      tag: 'img[data-filename]',
      getAttrs: (element) =>
        imageFilename.test(element.getAttribute('data-filename') ?? '') ? null : false,
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'img',
    {
      'data-filename': attrs.filename,
      src: `/images/${attrs.filename}?w=1024`,
      alt: attrs.alt,
    },
  ],
});

const sink = 'listItem';

export const extensions: Extensions = [
  Document,
  Text,
  Paragraph,
  Heading.configure({ levels: [2, 3] }),
  Bold,
  Italic,
  BulletList,
  OrderedList.extend({ addAttributes: () => ({}) }),
  ListItem.extend({
    content: 'block+',
    // Tab moves the focus out of the text, as in all other inputs
    addKeyboardShortcuts() {
      return {
        Enter: () => this.editor.commands.splitListItem(sink),
        'Mod-]': () => this.editor.commands.sinkListItem(sink),
        'Mod-[': () => this.editor.commands.liftListItem(sink),
      };
    },
  }),
  Blockquote,
  HorizontalRule,
  HardBreak,
  Picture,
  Link.extend({
    addAttributes: () => ({
      href: { default: null, parseHTML: (element) => element.getAttribute('href') },
    }),
  }).configure({
    openOnClick: false,
    autolink: false,
    protocols: ['mailto'],
    HTMLAttributes: { rel: null, target: null },
    isAllowedUri: (address) => isDocumentLink(address),
  }),
  UndoRedo,
  Dropcursor,
  Gapcursor,
];
