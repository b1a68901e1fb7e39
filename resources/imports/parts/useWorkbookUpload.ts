import { useLogoutIfAccessDenied, useNavigate, useNotify, useRefresh, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { RequestError } from '#providers/graphql/errors.ts';
import { hideJob, watchJob } from '#providers/jobs/watchedJobs.ts';
import { withSession } from '#providers/sessionEnd.ts';
import { type BegunImport, uploadWorkbook } from '#providers/uploads/uploadWorkbook.ts';
import { workbookUpload } from '#providers/uploads/workbookUpload.ts';
import { useAskAvailability } from './useAvailability.ts';
import { useImportAddress } from './useImportAddress.ts';

interface Choice {
  /** Only look what it would do. */
  dryRun: boolean;
}

const fallback = 'resources.products/imports.notUploaded';

/**
 * Uploads a workbook. What it would do is shown on its own page, unless somebody went elsewhere
 * meanwhile; an import at once is told where jobs are.
 */
export const useWorkbookUpload = () => {
  const notify = useNotify();
  const translate = useTranslate();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const importAddress = useImportAddress();
  const askAvailability = useAskAvailability();
  const isShown = useIsShown();

  const begun = ({ id, job }: BegunImport, { dryRun }: Choice) => {
    const link = importAddress(id);
    notify('resources.products/imports.uploaded', { type: 'success', details: { link } });
    watchJob(job.id);
    if (!dryRun || !isShown.current) return;
    // its page tells how far it is; its end is told wherever one is by then
    hideJob(job.id);
    navigate(link);
  };

  /** The server's message, else the specification's (8); told, and answered for where it began. */
  const failed = (error: unknown): string => {
    const known = error instanceof RequestError && error.message !== 'error.INTERNAL';
    const args = { _: translate(fallback), ...(known && error.body.args) };
    const message = known ? error.message : fallback;
    const requestId = error instanceof RequestError ? error.body.requestId : undefined;
    notify(message, { type: 'error', messageArgs: args, details: { requestId } });
    return translate(message, args);
  };

  /** @returns what it failed of; null when it became an import */
  const start = async (file: File, choice: Choice): Promise<string | null> => {
    const tell = (part: number) => workbookUpload.set({ name: file.name, part });
    tell(0);
    try {
      begun(await withSession(() => uploadWorkbook(file, { ...choice, onProgress: tell })), choice);
      return null;
    } catch (error) {
      await logoutIfAccessDenied(error);
      return failed(error);
    } finally {
      // first, so that the button does not offer itself in between
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
