/** What an uploader takes; by type and by ending, since some systems know only one of them. */
export const acceptedImages = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] };

/** One picture of a list that somebody is editing. */
export interface ImageItem {
  key: string;
  /** What it is stored as; null until it is. */
  filename: string | null;
  originName: string;
  /** What it shows, for whoever cannot see it. */
  alt: string;
  /** The address of what is shown of it. */
  preview: string;
  upload: Upload | null;
}

export type Upload =
  | { state: 'running'; progress: number }
  | { state: 'failed'; message: string; args?: Record<string, string | number> };

interface Removed {
  item: ImageItem;
  index: number;
  wasMain: boolean;
}

export interface ImageList {
  items: readonly ImageItem[];
  /** The image somebody chose as the main one; the first until then. */
  chosenMain: string | null;
  /** The last one that was taken away, to be taken back. */
  removed: Removed | null;
}

/** An image as the API tells it. */
export interface StoredImage {
  filename: string;
  originName: string;
  alt: string;
  main: boolean;
}

export type ImageAction =
  | { type: 'add'; items: readonly ImageItem[] }
  | { type: 'upload'; key: string; upload: Upload }
  | { type: 'stored'; key: string; filename: string }
  | { type: 'remove'; key: string }
  | { type: 'restore' }
  | { type: 'choose'; key: string }
  | { type: 'describe'; key: string; alt: string }
  | { type: 'move'; from: number; to: number }
  | { type: 'replace'; images: readonly StoredImage[] };

export const listOf = (images: readonly StoredImage[]): ImageList => {
  const items = images.map(({ filename, originName, alt }) => ({
    key: filename,
    filename,
    originName,
    alt,
    preview: `/images/${filename}?w=320`,
    upload: null,
  }));
  const main = images.findIndex((image) => image.main);
  // the first is the main one by its place, any other because somebody chose it
  return { items, chosenMain: main > 0 ? (images[main]?.filename ?? null) : null, removed: null };
};

export const mainKeyOf = ({ items, chosenMain }: ImageList): string | null =>
  items.some(({ key }) => key === chosenMain) ? chosenMain : (items[0]?.key ?? null);

/** The list as the API takes it; images that are not stored are not in it. */
export const storedImages = (list: ImageList) => {
  const main = mainKeyOf(list);
  return list.items.flatMap(({ key, filename, originName, alt }, sortIndex) =>
    filename ? [{ filename, originName, alt: alt.trim(), main: key === main, sortIndex }] : [],
  );
};

export const isSameList = (one: ImageList, other: ImageList): boolean =>
  mainKeyOf(one) === mainKeyOf(other) &&
  one.items.length === other.items.length &&
  one.items.every(({ key, alt }, index) => {
    const item = other.items[index];
    return key === item?.key && alt.trim() === item.alt.trim();
  });

export const changeList = (list: ImageList, action: ImageAction): ImageList => {
  switch (action.type) {
    case 'add':
      return { ...list, items: [...list.items, ...action.items] };
    case 'upload':
      return changeItem(list, action.key, { upload: action.upload });
    case 'stored':
      return changeItem(list, action.key, { filename: action.filename, upload: null });
    case 'remove':
      return remove(list, action.key);
    case 'restore':
      return restore(list);
    case 'choose':
      return { ...list, chosenMain: action.key };
    case 'describe':
      return changeItem(list, action.key, { alt: action.alt });
    case 'move':
      return move(list, action.from, action.to);
    case 'replace':
      return listOf(action.images);
  }
};

const changeItem = (list: ImageList, key: string, change: Partial<ImageItem>): ImageList => ({
  ...list,
  items: list.items.map((item) => (item.key === key ? { ...item, ...change } : item)),
});

const remove = (list: ImageList, key: string): ImageList => {
  const index = list.items.findIndex((item) => item.key === key);
  const item = list.items[index];
  if (!item) return list;
  const wasMain = list.chosenMain === key;
  return {
    items: list.items.filter((each) => each !== item),
    chosenMain: wasMain ? null : list.chosenMain,
    removed: { item, index, wasMain },
  };
};

const restore = (list: ImageList): ImageList => {
  if (!list.removed) return list;
  const { item, index, wasMain } = list.removed;
  return {
    items: [...list.items.slice(0, index), item, ...list.items.slice(index)],
    chosenMain: wasMain ? item.key : list.chosenMain,
    removed: null,
  };
};

const move = (list: ImageList, from: number, to: number): ImageList => {
  const items = [...list.items];
  items.splice(to, 0, ...items.splice(from, 1));
  return { ...list, items };
};
