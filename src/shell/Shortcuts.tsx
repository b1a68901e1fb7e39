import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useVisible } from './useVisible.ts';

const KeyMap = lazyPart(
  withMessages(async () => ({ default: (await import('./keys/KeyMap.tsx')).KeyMap })),
);

const fields = 'input, textarea, [contenteditable]';

/** Keys that work on all pages, outside of fields and dialogs; `?` lists them. */
export const Shortcuts = () => {
  const navigate = useNavigate();
  const visible = useVisible();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = async (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (key.length > 1 && key !== 'ArrowDown') return;
      // Firefox would open its own search
      if (key === '/' && !(target instanceof Element && target.closest(fields)))
        event.preventDefault();
      const { pressKey } = await import('./keys/pressKey.ts');
      pressKey(event, { visible, navigate, showKeys: () => setOpen(true) });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [visible, navigate]);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <KeyMap onClose={() => setOpen(false)} />
    </Suspense>
  );
};
