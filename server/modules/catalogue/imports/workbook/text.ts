import { readXml, type XmlReader } from './xml.ts';

/** Characters XML cannot represent are written as `_x000D_`. */
const escapes = /_x([0-9a-f]{4})_/gi;
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(escapes, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** Collects a text from its formatted runs, without phonetic annotations. */
export const createText = () => {
  let text = '';
  let isInText = false;
  let isPhonetic = false;
  return {
    begin: () => {
      text = '';
    },
    open: (name: string) => {
      if (name === 't') isInText = true;
      if (name === 'rPh') isPhonetic = true;
    },
    close: (name: string) => {
      if (name === 't') isInText = false;
      if (name === 'rPh') isPhonetic = false;
    },
    add: (part: string) => {
      if (isInText && !isPhonetic) text += part;
    },
    end: () => unescaped(text),
  };
};

/** The shared texts that cells reference by index; `rest` is called after each chunk. */
export const readSharedStrings = async (
  chunks: AsyncIterable<Buffer>,
  rest: () => void,
): Promise<string[]> => {
  const strings: string[] = [];
  const text = createText();
  const reader: XmlReader = {
    open: (name) => (name === 'si' ? text.begin() : text.open(name)),
    close: (name) => {
      if (name === 'si') strings.push(text.end());
      else text.close(name);
    },
    text: text.add,
  };
  for await (const _ of readXml(chunks, reader)) rest();
  return strings;
};
