import Box from '@mui/material/Box';
import { createElement, Fragment, type ReactNode } from 'react';
import { imageFilename } from '#contract/rules/platform/image.ts';
import {
  type DocumentNode,
  isDocumentLink,
  type Mark,
  type TextNode,
} from '#contract/rules/website/document.ts';
import { documentOf } from '#contract/rules/website/documentParts.ts';
import { documentStyles } from './styles.ts';

/** Renders a rich-text document (JSON). It ignores unknown nodes and marks. */
export const RichText = ({ body }: { body: string }) => (
  <Box sx={documentStyles}>{nodes(documentOf(body).content)}</Box>
);

const nodes = (content: readonly DocumentNode[] = []): ReactNode =>
  content.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no other keys, and the document is always rendered as a whole
    <Fragment key={index}>{drawn(node)}</Fragment>
  ));

const drawn = (node: DocumentNode): ReactNode => {
  switch (node.type) {
    case 'text':
      return marked(node);
    case 'paragraph':
      return <p>{nodes(node.content)}</p>;
    case 'heading':
      return createElement(node.attrs.level === 2 ? 'h2' : 'h3', {}, nodes(node.content));
    case 'bulletList':
      return <ul>{nodes(node.content)}</ul>;
    case 'orderedList':
      return <ol>{nodes(node.content)}</ol>;
    case 'listItem':
      return <li>{nodes(node.content)}</li>;
    case 'blockquote':
      return <blockquote>{nodes(node.content)}</blockquote>;
    case 'horizontalRule':
      return <hr />;
    case 'hardBreak':
      return <br />;
    case 'picture':
      return imageFilename.test(node.attrs.filename) ? (
        <img src={`/images/${node.attrs.filename}?w=1024`} alt={node.attrs.alt} loading="lazy" />
      ) : null;
    default:
      return null;
  }
};

const marked = ({ text, marks = [] }: TextNode): ReactNode =>
  marks.reduce<ReactNode>(withMark, text);

const withMark = (inner: ReactNode, mark: Mark): ReactNode => {
  if (mark.type === 'bold') return <strong>{inner}</strong>;
  if (mark.type === 'italic') return <em>{inner}</em>;
  if (mark.type !== 'link' || !isDocumentLink(mark.attrs.href)) return inner;
  return (
    <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
      {inner}
    </a>
  );
};
