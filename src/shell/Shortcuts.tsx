import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useVisible } from './useVisible.ts';

const KeyMap = lazyPart(
  withMessages(async () => ({ default: (await import('./keys/KeyMap.tsx')).KeyMap })),
);

/** Keys that work on all pages, outside of fields and dialogs; `?` lists them. */
export const Shortcuts = () => {
  const navigate = useNavigate();
  const visible = useVisible();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = async (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key.length > 1 || ctrlKey || metaKey || altKey) return;
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
