import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** What the menu calls the page at a path; the path itself if there is no such page any more. */
export const usePageName = (): ((path: string) => string) => {
  const translate = useTranslate();
  return useCallback(
    (path) => {
      if (path === '') return translate('resources.user-feedback.unknownPage');
      if (path === '/') return translate('shell.dashboard');
      const name = path.slice(1);
      const page = translate(`pages.${name}`, { _: path });
      return translate(`resources.${name}.name`, { smart_count: 2, _: page });
    },
    [translate],
  );
};
