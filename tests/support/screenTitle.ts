import type { Language } from '#contract/language.ts';
import { messages as de } from '#i18n/de/messages.ts';
import { messages as en } from '#i18n/en/messages.ts';
import { type Definition, titleKeyOf } from '#providers/registry/definition.ts';

const trees = { de, en };

/** The heading of the screen at a definition's path. */
export const screenTitle = (definition: Definition, language: Language): string => {
  const key = titleKeyOf(definition);
  const resource = /^resources\.(.+)\.name$/.exec(key)?.[1];
  const path = resource ? ['resources', resource, 'name'] : key.split('.');
  const title = path.reduce<unknown>(
    (level, name) => (level as Record<string, unknown>)[name],
    trees[language],
  );
  return String(title).split(' |||| ').at(-1) ?? '';
};
