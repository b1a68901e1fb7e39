import { useCallback } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';

/** Returns the menu label for the page at a path; the path itself if the page no longer exists. */
export const usePageName = (): ((path: string) => string) => {
  const translate = useText();
  return useCallback(
    (path) => {
      if (path === '') return translate('resources.user-feedback.unknownPage');
      if (path === '/') return translate('shell.dashboard');
      const name = path.slice(1);
      const [, portal] = /^(manufacturer|vendor)-profile\//.exec(name) ?? [];
      const title = translate(`pages.${name}`, { _: path });
      // both portals have pages with the same title, so add the portal's name
      const page = portal ? `${title} (${translate(`shell.roles.${portal}`)})` : title;
      return translate(`resources.${name}.name`, { smart_count: 2, _: page });
    },
    [translate],
  );
};
