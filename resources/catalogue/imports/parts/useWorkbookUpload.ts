import { useEffect, useRef } from 'react';
import { useLogoutIfAccessDenied, useNavigate, useNotify, useRefresh } from 'react-admin';
import { RequestError } from '#providers/graphql/errors.ts';
import { fallbackOf } from '#providers/graphql/failure.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { hideJob, watchJob } from '#providers/jobs/watchedJobs.ts';
import { type StartedImport, uploadWorkbook } from '#providers/uploads/uploadWorkbook.ts';
import { workbookUpload } from '#providers/uploads/workbookUpload.ts';
import { useCheckAvailability } from './useAvailability.ts';
import { useImportAddress } from './useImportAddress.ts';

interface Choice {
  /** Whether the server only checks the workbook. */
  dryRun: boolean;
}

const fallback = 'resources.products/imports.notUploaded';

/**
 * Uploads a workbook. A check opens its result page unless the user has navigated away; an
 * immediate import appears in the job list.
 */
export const useWorkbookUpload = () => {
  const notify = useNotify();
  const translate = useDynamicText();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const importAddress = useImportAddress();
  const askAvailability = useCheckAvailability();
  const isShown = useIsShown();

  const begun = ({ id, job }: StartedImport, { dryRun }: Choice) => {
    const link = importAddress(id);
    notify('resources.products/imports.uploaded', { type: 'success', details: { link } });
    watchJob(job.id);
    if (!dryRun || !isShown.current) return;
    // the result page shows the progress; the end shows a notification on every page
    hideJob(job.id);
    navigate(link);
  };

  /**
   * Shows the server's message, or the one from the specification (8), in a toast and returns it.
   */
  const failed = (error: unknown): string => {
    const known = error instanceof RequestError && error.message !== 'error.INTERNAL';
    const message = known ? error.message : fallback;
    const args = {
      _: fallbackOf(message, () => translate(fallback)),
      ...(known && error.body.args),
    };
    const requestId = error instanceof RequestError ? error.body.requestId : undefined;
    notify(message, { type: 'error', messageArgs: args, details: { requestId } });
    return translate(message, args);
  };

  /**
   * Starts the upload.
   * @returns the error message, or null if the import has started
   */
  const start = async (file: File, choice: Choice): Promise<string | null> => {
    const tell = (part: number) => workbookUpload.set({ name: file.name, part });
    tell(0);
    try {
      begun(await uploadWorkbook(file, { ...choice, onProgress: tell }), choice);
      return null;
    } catch (error) {
      await logoutIfAccessDenied(error);
      return failed(error);
    } finally {
      // refetch first, so that the button stays disabled
      await askAvailability();
      workbookUpload.set(null);
      refresh();
    }
  };

  return { upload: workbookUpload.use(), start };
};

const useIsShown = () => {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
};
