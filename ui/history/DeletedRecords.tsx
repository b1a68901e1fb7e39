import DeletedIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import type { DeletedKind } from './DeletedDrawer.tsx';

const DeletedDrawer = lazyPart(withMessages(() => import('./DeletedDrawer.tsx')));

interface Props {
  kinds: readonly [DeletedKind, ...DeletedKind[]];
  /** Shows only records of this attribute. */
  attrId?: string;
}

/** The button that opens a list's deleted records. */
export const DeletedRecords = ({ kinds, attrId }: Props) => {
  const translate = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<DeletedIcon />} onClick={() => setOpen(true)}>
        {translate('history.deleted.open')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <DeletedDrawer kinds={kinds} attrId={attrId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
