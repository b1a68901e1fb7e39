import { useEffect, useState } from 'react';
import type { Language } from '#contract/language.ts';
import { language } from '#providers/preferences.ts';

/** The messages that `load` returns for the chosen language; null while loading. */
export const useMessages = <Messages>(
  load: (language: Language) => Promise<Messages>,
): Messages | null => {
  const chosen = language.use();
  const [messages, setMessages] = useState<Messages | null>(null);
  useEffect(() => {
    let isCurrent = true;
    load(chosen).then((loaded) => {
      if (!isCurrent) return;
      document.documentElement.lang = chosen;
      setMessages(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [chosen, load]);
  return messages;
};
