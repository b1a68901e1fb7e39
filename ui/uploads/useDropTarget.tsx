import { fromEvent } from 'file-selector';
import { useEffect, useState } from 'react';
import { type DropzoneOptions, useDropzone } from 'react-dropzone';
import { acceptPageDrops } from './pageDrops.ts';

interface Options extends Pick<DropzoneOptions, 'accept' | 'onDrop'> {
  /** Accepts multiple files. */
  isMultiple?: boolean;
}

/**
 * An element that accepts dropped files, also those dropped beside it if it is the page's only one:
 * `root` are its props, and `input` must be rendered inside.
 * `open` opens the file dialog, for a button as an alternative.
 */
export const useDropTarget = ({ isMultiple = false, ...options }: Options) => {
  const { getRootProps, getInputProps, isDragActive, open, rootRef } = useDropzone({
    ...options,
    multiple: isMultiple,
    getFilesFromEvent: filesOf,
    // the button opens the file dialog
    noClick: true,
    noKeyboard: true,
  });
  const [isOverPage, setOverPage] = useState(false);
  useEffect(() => {
    const element = rootRef.current;
    return element ? acceptPageDrops(element, setOverPage) : undefined;
  }, [rootRef]);
  return {
    root: getRootProps({ role: undefined, tabIndex: undefined }),
    // hidden from screen readers, because the button opens the file dialog for all users
    input: <input {...getInputProps({ 'aria-hidden': true })} />,
    /** Whether a file that is being dragged would be dropped here. */
    isTarget: isDragActive || isOverPage,
    open,
  };
};

const atOnce = 50;

/**
 * Returns the dropped or chosen files after reading their sizes in batches. The first read of a
 * size takes the browser about 0.2 ms, which would freeze the page for hundreds of files.
 */
const filesOf: typeof fromEvent = async (event) => {
  const files = await fromEvent(event);
  for (const [place, file] of files.entries()) {
    if (file instanceof File) void file.size;
    if ((place + 1) % atOnce === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return files;
};
