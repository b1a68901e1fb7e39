import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useAnchor } from '#ui/menus/useAnchor.ts';
import { hideable, type TableColumn } from './columns.ts';

const ColumnsPopup = lazyPart(() => import('./ColumnsPopup.tsx'));
const ColumnsDialog = lazyPart(() => import('./ColumnsDialog.tsx'));

interface Props {
  /** Name of the list; the browser stores the user's columns under it. */
  list: string;
  columns: readonly TableColumn[];
}

/** A menu that shows, hides and arranges a list's columns; the browser stores the choice. */
export const ColumnsMenu = ({ list, columns }: Props) => {
  const translate = useText();
  const menu = useAnchor('menu');
  const [isArranging, setArranging] = useState(false);
  if (hideable(columns).length === 0) return null;
  return (
    <>
      <Button size="small" color="inherit" startIcon={<ColumnsIcon />} {...menu.button}>
        {translate('list.columns')}
      </Button>
      <Suspense fallback={null}>
        {menu.popup.open && (
          <ColumnsPopup
            list={list}
            columns={columns}
            popup={menu.popup}
            onArrange={() => setArranging(true)}
          />
        )}
        {isArranging && (
          <ColumnsDialog list={list} columns={columns} onClose={() => setArranging(false)} />
        )}
      </Suspense>
    </>
  );
};
