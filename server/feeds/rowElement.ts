import { BadFeed } from './badFeed.ts';
import { readXml } from './xmlFeed.ts';

interface Seen {
  name: string;
  depth: number;
  count: number;
  hasElements: boolean;
}

/** Usual names of row elements. */
const usual = ['item', 'product', 'entry', 'offer', 'produkt', 'artikel'];

/**
 * Detects the name of the row element: among the repeated elements with child elements, the one
 * nearest to the root.
 * @param start the beginning of a feed, which may be cut off anywhere
 * @throws {BadFeed} if it has no such element
 */
export const rowElementOf = async (start: string): Promise<string> => {
  const seen = await elementsOf(start);
  const rows = seen
    .filter(({ depth, hasElements }) => depth > 1 && hasElements)
    .sort((a, b) => a.depth - b.depth || b.count - a.count);
  const found =
    rows.find(({ count }) => count > 1) ??
    rows.find(({ name }) => usual.includes(name.toLowerCase())) ??
    rows.at(-1);
  if (!found) throw new BadFeed('NO_ROWS', { element: usual[0] ?? '' });
  return found.name;
};

const elementsOf = async (start: string): Promise<Seen[]> => {
  const seen = new Map<string, Seen>();
  const open: Seen[] = [];
  const reading = readXml(once(start), {
    open: (name) => {
      const parent = open.at(-1);
      if (parent) parent.hasElements = true;
      const path = [...open.map((each) => each.name), name].join('/');
      const element = seen.get(path) ?? {
        ...{ name, depth: open.length + 1, count: 0 },
        hasElements: false,
      };
      element.count += 1;
      seen.set(path, element);
      open.push(element);
    },
    close: () => {
      open.pop();
    },
    text: () => undefined,
    tooLong: () => false,
  });
  try {
    for await (const _ of reading);
  } catch (error) {
    // the text is cut off, so an error at its end is expected; content without any elements can
    // never be a feed
    if (!(error instanceof BadFeed) || error.fault !== 'DAMAGED' || seen.size === 0) throw error;
  }
  return [...seen.values()];
};

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
