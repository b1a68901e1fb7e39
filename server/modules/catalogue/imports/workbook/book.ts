import path from 'node:path/posix';
import { damaged } from './badWorkbook.ts';
import { checkWorkbook } from './checkWorkbook.ts';
import { type Shown, shownAs } from './numbers.ts';
import { type Attributes, readAll } from './xml.ts';
import { partKey, unpacked, type ZipEntry } from './zip.ts';

export interface Book {
  /** Visible sheets, in order. */
  sheets: readonly { name: string; part: ZipEntry }[];
  /** Texts that cells reference by index. */
  sharedStrings: ZipEntry | null;
  /** By style index. */
  formats: readonly Shown[];
  /** Days are counted from 1904 instead of 1900. */
  from1904: boolean;
}

/**
 * The parts of a workbook.
 * @throws BadWorkbook
 */
export const openBook = async (content: Buffer): Promise<Book> => {
  const parts = await checkWorkbook(content);
  const relationsOf = async (of: string) => {
    const part = parts.get(
      partKey(path.join(path.dirname(of), '_rels', `${path.basename(of)}.rels`)),
    );
    if (!part) throw damaged();
    return relations(unpacked(part), path.dirname(of));
  };
  const find = (all: readonly Relation[], type: string) =>
    parts.get(all.find((relation) => relation.type === type)?.target ?? '') ?? null;

  const workbook = find(await relationsOf(''), 'officeDocument');
  if (!workbook) throw damaged();
  const related = await relationsOf(workbook.name);
  const { sheets, from1904 } = await workbookOf(unpacked(workbook));
  const styles = find(related, 'styles');
  return {
    sheets: sheets.flatMap(({ name, id }) => {
      const relation = related.find((one) => one.id === id);
      // a chart sheet has no cells
      if (relation?.type !== 'worksheet') return [];
      const part = parts.get(relation.target);
      if (!part) throw damaged();
      return [{ name, part }];
    }),
    sharedStrings: find(related, 'sharedStrings'),
    formats: styles ? await formatsOf(unpacked(styles)) : [],
    from1904,
  };
};

interface Relation {
  id: string;
  type: string;
  target: string;
}

const relations = async (chunks: AsyncIterable<Buffer>, folder: string): Promise<Relation[]> => {
  const found: Relation[] = [];
  await readAll(chunks, {
    open: (name, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      const target = partKey(Target.startsWith('/') ? Target : path.join(folder, Target));
      // the transitional and strict formats differ in the prefix
      found.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return found;
};

const isOn = (flag: string | undefined) => flag === '1' || flag === 'true';

const workbookOf = async (chunks: AsyncIterable<Buffer>) => {
  const sheets: { name: string; id: string }[] = [];
  let from1904 = false;
  await readAll(chunks, {
    open: (element, attributes) => {
      // extensions have an element of this name, too
      if (element === 'workbookPr') from1904 ||= isOn(attributes.date1904);
      if (element !== 'sheet') return;
      const { name = '', state = 'visible' } = attributes;
      // importing from a hidden sheet would be invisible to the user
      if (state === 'visible') sheets.push({ name, id: relationIdOf(attributes) });
    },
  });
  return { sheets, from1904 };
};

/** `r:id`, whatever its prefix. */
const relationIdOf = (attributes: Attributes): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';

const formatsOf = async (chunks: AsyncIterable<Buffer>): Promise<Shown[]> => {
  const codes = new Map<string, string>();
  const formats: Shown[] = [];
  let isInCells = false;
  await readAll(chunks, {
    open: (element, { numFmtId = '0', formatCode = '' }) => {
      if (element === 'numFmt') codes.set(numFmtId, formatCode);
      if (element === 'cellXfs') isInCells = true;
      if (element === 'xf' && isInCells) {
        formats.push(shownAs(Number(numFmtId), codes.get(numFmtId)));
      }
    },
    close: (element) => {
      if (element === 'cellXfs') isInCells = false;
    },
  });
  return formats;
};
