import { useEffect, useRef, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { failureOf } from '#providers/graphql/failure.ts';
import { shrinkImage } from '#providers/uploads/shrinkImage.ts';
import { uploadFile } from '#providers/uploads/uploadFile.ts';
import { uploadImage } from '#providers/uploads/uploadImage.ts';
import type { Upload } from '#ui/images/imageList.ts';

/** A document or an image of a record. */
export interface LinkedFile {
  file: string | null;
  picture: string | null;
  title: string;
  originName?: string | null | undefined;
}

interface Running {
  key: number;
  file: File;
  upload: Upload;
}

const isRunning = ({ upload }: Running) => upload.state === 'running';

const titleOf = (name: string) => name.replace(/\.[a-z]+$/i, '');

const store = async (
  file: File,
  options: Parameters<typeof uploadFile>[1],
): Promise<LinkedFile> => {
  const title = titleOf(file.name);
  if (file.type.startsWith('image/')) {
    const { filename } = await uploadImage(await shrinkImage(file), options);
    return { file: null, picture: filename, title };
  }
  const { name, originName } = await uploadFile(file, options);
  return { file: name, picture: null, title: titleOf(originName), originName };
};

/** The uploads of a list of files; leaving the form cancels the running ones. */
export const useFileUploads = (onStored: (stored: LinkedFile) => void) => {
  const [running, setRunning] = useState<readonly Running[]>([]);
  const controller = useRef(new AbortController());
  const last = useRef(0);
  const stored = useRef(onStored);
  stored.current = onStored;
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => () => controller.current.abort(), []);

  const tell = (key: number, upload: Upload) =>
    setRunning((all) => all.map((each) => (each.key === key ? { ...each, upload } : each)));
  const forget = (key: number) => setRunning((all) => all.filter((each) => each.key !== key));

  const run = async (key: number, file: File) => {
    // in development the effect runs twice, and its first cleanup has already aborted the
    // controller
    if (controller.current.signal.aborted) controller.current = new AbortController();
    const { signal } = controller.current;
    try {
      const result = await store(file, {
        signal,
        onProgress: (progress) => tell(key, { state: 'running', progress }),
      });
      forget(key);
      stored.current(result);
    } catch (error) {
      if (signal.aborted) return;
      tell(key, { state: 'failed', ...failureOf(error) });
      await logoutIfAccessDenied(error);
    }
  };
  const start = (file: File) => {
    last.current += 1;
    const key = last.current;
    // another file takes the place of one that failed
    setRunning((all) => [
      ...all.filter(isRunning),
      { key, file, upload: { state: 'running', progress: 0 } },
    ]);
    void run(key, file);
  };
  return { running, start, forget };
};
