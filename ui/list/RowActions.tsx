import type { ReactNode } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useAnchor } from '#ui/menus/useAnchor.ts';
import { RowButton } from './RowButton.tsx';
import { RowIcon } from './RowIcon.tsx';

interface Props {
  /** Name of the row, for screen readers. */
  name: string;
  /**
   * Renders the menu. Called only when the menu opens, because a thousand rendered menus would be
   * slow.
   */
  children: (menu: { anchorEl: HTMLElement; onClose: () => void }) => ReactNode;
}

/** The menu at the end of a row. */
export const RowActions = ({ name, children }: Props) => {
  const translate = useText();
  const { button, popup } = useAnchor('menu');
  return (
    <>
      <RowButton aria-label={translate('list.actionsOf', { name })} {...button}>
        <RowIcon shape="more" />
      </RowButton>
      {popup.anchorEl && children({ anchorEl: popup.anchorEl, onClose: popup.onClose })}
    </>
  );
};
