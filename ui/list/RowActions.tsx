import type { ReactNode } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useAnchor } from '#ui/menus/useAnchor.ts';
import { RowButton } from './RowButton.tsx';

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
        {/* drawn here, because Material's icons are four components in each row */}
        <svg className="more" viewBox="0 0 24 24" aria-hidden>
          <circle cx="12" cy="6" r="2" />
          <circle cx="12" cy="12" r="2" />
          <circle cx="12" cy="18" r="2" />
        </svg>
      </RowButton>
      {popup.anchorEl && children({ anchorEl: popup.anchorEl, onClose: popup.onClose })}
    </>
  );
};
