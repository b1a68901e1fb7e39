import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { failureOf } from '#providers/graphql/failure.ts';
import { shrinkImage } from '#providers/uploads/shrinkImage.ts';
import { uploadImage } from '#providers/uploads/uploadImage.ts';
import { changeList, type ImageItem, isSameList, listOf, type StoredImage } from './imageList.ts';

interface Source {
  file: File;
  controller: AbortController;
}

let count = 0;
const newKey = (): string => {
  count += 1;
  return `new-${count}`;
};

/** The state of a list of images, with their uploads. Unmounting cancels running uploads. */
export const useImageUploads = (stored: readonly StoredImage[]) => {
  const [list, dispatch] = useReducer(changeList, stored, listOf);
  const first = useRef(list);
  const sources = useRef(new Map<string, Source>());
  const logoutIfAccessDenied = useLogoutIfAccessDenied();

  useEffect(() => {
    const { current } = sources;
    return () => {
      for (const { controller } of current.values()) controller.abort();
    };
  }, []);
  useRevokedPreviews(list.items);

  const start = useCallback(
    async (key: string, file: File) => {
      const controller = new AbortController();
      const { signal } = controller;
      sources.current.set(key, { file, controller });
      dispatch({ type: 'upload', key, upload: { state: 'running', progress: 0 } });
      try {
        const image = await shrinkImage(file);
        const { filename } = await uploadImage(image, {
          signal,
          onProgress: (progress) =>
            dispatch({ type: 'upload', key, upload: { state: 'running', progress } }),
        });
        dispatch({ type: 'stored', key, filename });
      } catch (error) {
        if (signal.aborted) return;
        dispatch({ type: 'upload', key, upload: { state: 'failed', ...failureOf(error) } });
        await logoutIfAccessDenied(error);
      }
    },
    [logoutIfAccessDenied],
  );

  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ file, item: itemOf(file) }));
    dispatch({ type: 'add', items: added.map(({ item }) => item) });
    for (const { file, item } of added) void start(item.key, file);
  };

  const retry = (key: string) => {
    const source = sources.current.get(key);
    if (source) void start(key, source.file);
  };

  return {
    list,
    isDirty: !isSameList(list, first.current),
    running: list.items.filter(({ upload }) => upload?.state === 'running').length,
    failed: list.items.filter(({ upload }) => upload?.state === 'failed').length,
    add,
    retry,
    remove: (key: string) => {
      sources.current.get(key)?.controller.abort();
      dispatch({ type: 'remove', key });
    },
    restore: () => {
      const item = list.removed?.item;
      dispatch({ type: 'restore' });
      // removing an image before its upload completed has cancelled the upload, so it starts again
      if (item && !item.filename) retry(item.key);
    },
    choose: (key: string) => dispatch({ type: 'choose', key }),
    describe: (key: string, alt: string) => dispatch({ type: 'describe', key, alt }),
    move: (from: number, to: number) => dispatch({ type: 'move', from, to }),
    /** Replaces all images and cancels running uploads. */
    replace: (images: readonly StoredImage[]) => {
      for (const { controller } of sources.current.values()) controller.abort();
      dispatch({ type: 'replace', images });
    },
  };
};

export type ImageUploads = ReturnType<typeof useImageUploads>;

const itemOf = (file: File): ImageItem => ({
  key: newKey(),
  filename: null,
  originName: file.name,
  alt: '',
  preview: URL.createObjectURL(file),
  upload: { state: 'running', progress: 0 },
});

/** Revokes the object URLs of previews, which otherwise keep the files in memory. */
const useRevokedPreviews = (items: readonly ImageItem[]) => {
  const made = useRef(new Set<string>());
  for (const { preview } of items) if (preview.startsWith('blob:')) made.current.add(preview);
  useEffect(() => {
    const { current } = made;
    return () => {
      for (const address of current) URL.revokeObjectURL(address);
    };
  }, []);
};
