import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';

interface Props {
  title: string;
  /** The consequences of saving; null saves without a question. */
  question: ReactNode;
}

/** Asks for confirmation before the surrounding form is saved, by any button or key. */
export const ConfirmBeforeSave = ({ title, question }: Props) => {
  const translate = useText();
  const place = useRef<HTMLSpanElement>(null);
  const isAnswered = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const hasQuestion = question !== null;
  useEffect(() => {
    const form = place.current?.closest('form');
    const ask = (event: SubmitEvent) => {
      if (isAnswered.current || !hasQuestion) return;
      // keeps the event from the form's own handler
      event.preventDefault();
      event.stopPropagation();
      setAsking(true);
    };
    form?.addEventListener('submit', ask, { capture: true });
    return () => form?.removeEventListener('submit', ask, { capture: true });
  }, [hasQuestion]);
  const save = () => {
    setAsking(false);
    isAnswered.current = true;
    place.current?.closest('form')?.requestSubmit();
    isAnswered.current = false;
  };
  return (
    <>
      <span ref={place} hidden />
      <LazyConfirmDialog
        open={isAsking}
        title={title}
        text={question}
        yes={translate('form.save')}
        no={translate('form.cancel')}
        onConfirm={save}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
