import { useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';

/** An action of the current screen, as a search result. */
export interface ScreenAction {
  label: string;
  group: string;
  run: () => void;
}

const places = 'main [data-actions], main [role="toolbar"]';

/**
 * The buttons and links of the page's header, of its selection and of its save bar, as they were
 * when the search was opened; running an action is a click on its button.
 */
export const useScreenActions = (): ScreenAction[] => {
  const group = useText()('shell.search.here');
  const [buttons] = useState(() =>
    [...document.querySelectorAll<HTMLElement>(places)].flatMap((place) => [
      ...place.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]'),
    ]),
  );
  return buttons.flatMap((button) => {
    const label = button.getAttribute('aria-label') ?? button.textContent ?? '';
    return label.trim() ? [{ label: label.trim(), group, run: () => button.click() }] : [];
  });
};
