import { useEffect, useRef, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { failureOf } from '#providers/graphql/failure.ts';
import { shrinkImage } from '#providers/uploads/shrinkImage.ts';
import { uploadImage } from '#providers/uploads/uploadImage.ts';
import type { Upload } from './imageList.ts';

interface Running {
  file: File;
  preview: string;
  upload: Upload;
}

/** Uploads a single image; a new upload or leaving the form cancels the running one. */
export const useImageUpload = (onStored: (filename: string) => void) => {
  const [running, setRunning] = useState<Running | null>(null);
  const controller = useRef<AbortController>(undefined);
  const preview = useRef<string>(undefined);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();

  const forget = () => {
    controller.current?.abort();
    // the object URL keeps the file in memory until it is revoked
    if (preview.current) URL.revokeObjectURL(preview.current);
    preview.current = undefined;
  };
  const latest = useRef(forget);
  latest.current = forget;
  useEffect(() => () => latest.current(), []);

  const start = async (file: File) => {
    forget();
    const started = new AbortController();
    const { signal } = started;
    const shown = URL.createObjectURL(file);
    controller.current = started;
    preview.current = shown;
    const tell = (upload: Upload) => setRunning({ file, preview: shown, upload });
    tell({ state: 'running', progress: 0 });
    try {
      const { filename } = await uploadImage(await shrinkImage(file), {
        signal,
        onProgress: (progress) => tell({ state: 'running', progress }),
      });
      setRunning(null);
      onStored(filename);
    } catch (error) {
      if (signal.aborted) return;
      tell({ state: 'failed', ...failureOf(error) });
      await logoutIfAccessDenied(error);
    }
  };

  return {
    running,
    start,
    retry: () => running && start(running.file),
    cancel: () => {
      forget();
      setRunning(null);
    },
  };
};
