import { useNotify } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { RowButton } from '#ui/list/RowButton.tsx';
import { RowIcon } from '#ui/list/RowIcon.tsx';

/** A text with a copy button. */
export const CopyableText = ({ text }: { text: string }) => {
  const translate = useText();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify('copy.copied', { type: 'success' });
    } catch {
      // browsers allow access to the clipboard only over HTTPS
      notify('copy.failed', { type: 'warning' });
    }
  };
  return (
    <span className="copyable">
      <span>{text}</span>
      <RowButton aria-label={translate('copy.copy', { text })} onClick={copy}>
        <RowIcon shape="copy" />
      </RowButton>
    </span>
  );
};
