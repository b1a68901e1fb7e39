import { SaxesParser } from 'saxes';
import { damaged } from './badWorkbook.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Callbacks while reading a part; names come without their prefix. */
export interface XmlReader {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** Deeper than any part of a workbook. */
const maxDepth = 100;

/**
 * Reads XML, pausing after each chunk so the caller can pass on what it has. Document types, and so
 * custom entities, are not allowed in a workbook.
 * @throws BadWorkbook if it is not well-formed
 */
export async function* readXml(
  chunks: AsyncIterable<Buffer>,
  { open, close, text }: XmlReader,
): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns: false; position: boolean }>({
    xmlns: false,
    position: false,
  });
  let depth = 0;
  parser.on('error', (error) => {
    throw damaged(error);
  });
  parser.on('doctype', () => {
    throw damaged();
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > maxDepth) throw damaged();
    open?.(withoutPrefix(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(withoutPrefix(name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  for await (const characters of decoded(chunks)) {
    parser.write(characters);
    yield;
  }
  parser.close();
}

/**
 * Reads a small part completely.
 * @throws BadWorkbook
 */
export const readAll = async (chunks: AsyncIterable<Buffer>, reader: XmlReader): Promise<void> => {
  for await (const _ of readXml(chunks, reader));
};

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/** The text of a part in its declared encoding. */
async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  try {
    for await (const chunk of chunks) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder?.decode() ?? '';
  } catch (error) {
    // an unknown encoding, or bytes invalid in it
    throw error instanceof RangeError || error instanceof TypeError ? damaged(error) : error;
  }
}

/** From the byte order mark, the encoding of the first "<", or the declaration. */
const encodingOf = (first: Buffer): string => {
  const [one, two] = first;
  if ((one === 0xff && two === 0xfe) || (one === 0x3c && two === 0)) return 'utf-16le';
  if ((one === 0xfe && two === 0xff) || (one === 0 && two === 0x3c)) return 'utf-16be';
  const declaration = first.toString('latin1', 0, 200);
  return (
    /^(?:\xef\xbb\xbf)?<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/.exec(declaration)?.[1] ??
    'utf-8'
  );
};
