import type { Failure } from '#providers/graphql/failure.ts';
import { arrayMove } from '#ui/sortable/places.ts';

/** The accepted file types, by MIME type and extension, because some systems provide only one. */
export const acceptedImages = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] };

/** An image in a list that is being edited. */
export interface ImageItem {
  key: string;
  /** File name in the image store; null until the upload has completed. */
  filename: string | null;
  originName: string;
  /** Its alternative text. */
  alt: string;
  /** Address of the preview. */
  preview: string;
  upload: Upload | null;
}

export type Upload = { state: 'running'; progress: number } | ({ state: 'failed' } & Failure);

interface Removed {
  item: ImageItem;
  index: number;
  wasMain: boolean;
}

export interface ImageList {
  items: readonly ImageItem[];
  /** The main image chosen by the user; null means the first image. */
  chosenMain: string | null;
  /** The last removed image, for undo. */
  removed: Removed | null;
}

/** An image as the API returns it. */
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
  // the first image is the main one by default; a later one only if the user chose it
  return { items, chosenMain: main > 0 ? (images[main]?.filename ?? null) : null, removed: null };
};

export const mainKeyOf = ({ items, chosenMain }: ImageList): string | null =>
  items.some(({ key }) => key === chosenMain) ? chosenMain : (items[0]?.key ?? null);

/** The list in the API's format, without images whose upload has not completed. */
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

const move = (list: ImageList, from: number, to: number): ImageList => ({
  ...list,
  items: arrayMove(list.items, from, to),
});
