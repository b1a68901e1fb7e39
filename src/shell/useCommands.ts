import { useMemo } from 'react';
import { useCreatePath } from 'react-admin';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { type FoundRecord, pathOf, titleKeyOf } from '#providers/registry/definition.ts';
import { menuOf } from './menu.ts';
import { useVisible } from './useVisible.ts';

/** A search result: a page or a record. */
export interface Command extends Pick<FoundRecord, 'image'> {
  label: string;
  group: string;
  to: string;
  /** True for a record, which the server has already matched. */
  isRecord?: true;
}

/** All menu pages and create pages that the user may open. */
export const useCommands = (): Command[] => {
  const translate = useDynamicText();
  const createPath = useCreatePath();
  const visible = useVisible();
  const creatable = useVisible('create');
  return useMemo(() => {
    const dashboard = translate('shell.dashboard');
    const pages = menuOf(visible).flatMap(({ group, definitions }) =>
      definitions.flatMap((definition) => {
        const entry = (label: string, to: string) => ({
          label,
          to,
          group: translate(`shell.groups.${group}`),
        });
        const page = entry(translate(titleKeyOf(definition), 2), pathOf(definition));
        if (definition.kind === 'page' || !definition.views.includes('create')) return [page];
        if (!creatable.includes(definition)) return [page];
        const name = translate(titleKeyOf(definition), 1);
        const create = createPath({ resource: definition.name, type: 'create' });
        return [page, entry(translate('shell.search.create', { name }), create)];
      }),
    );
    return [{ label: dashboard, group: '', to: '/' }, ...pages];
  }, [translate, createPath, visible, creatable]);
};

/** The pages or actions whose name contains all words of the text. */
export const commandsNamed = <Named extends { label: string }>(
  commands: readonly Named[],
  text: string,
): Named[] => {
  const words = text.toLowerCase().split(/\s+/);
  return commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
};
