import OpenIcon from '@mui/icons-material/OpenInNew';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import type { PreviewKind } from '#contract/generated/schema.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  ShopPreviewsDocument,
  type ShopPreviewsQuery,
} from '#providers/shopPreviews/operations.generated.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';

interface Props {
  kind: PreviewKind;
  id: string;
  size?: 'small' | 'medium';
}

interface Choice {
  anchorEl: HTMLElement;
  shops: ShopPreviewsQuery['shopPreviews']['data'];
}

/**
 * The button that opens a saved record in a shop, also before it is published; of several shops, the user chooses
 * one. The links are valid for 15 minutes, so each click requests new ones.
 */
export const SeeInShop = ({ kind, id, size = 'medium' }: Props) => {
  const text = useText('shopPreview');
  const notify = useNotify();
  const reportError = useReportError();
  const send = useLazyApiQuery(ShopPreviewsDocument);
  const [choice, setChoice] = useState<Choice | null>(null);
  const close = () => setChoice(null);
  const open = async ({ currentTarget: anchorEl }: MouseEvent<HTMLElement>) => {
    try {
      const { data: shops } = (await send({ kind, id })).shopPreviews;
      const [only] = shops;
      if (!only) notify('shopPreview.noAddress', { type: 'info' });
      else if (shops.length > 1) setChoice({ anchorEl, shops });
      else window.open(only.url, '_blank', 'noopener');
    } catch (error) {
      reportError(error);
    }
  };
  return (
    <>
      <ActionButton
        size={size}
        variant={size === 'small' ? 'text' : 'outlined'}
        startIcon={<OpenIcon />}
        onClick={open}
      >
        {text('open')}
      </ActionButton>
      <Menu
        open={choice !== null}
        anchorEl={choice?.anchorEl ?? null}
        onClose={close}
        slotProps={{ list: { 'aria-label': text('shops') } }}
      >
        {choice?.shops.map(({ shopId, name, url }) => (
          <MenuItem
            key={shopId}
            component="a"
            href={url}
            target="_blank"
            rel="noopener"
            onClick={close}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
