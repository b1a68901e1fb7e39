import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useGetList, useNotify, useRefresh, useTranslate } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import type { BannerRecord } from './operations.ts';
import { UpdateWebsiteBannerOrdersDocument } from './record.generated.ts';

/** All banners in their order, whatever the list filters; saved as a whole. */
const OrderDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const text = useResourceText();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const titleId = useId();
  const { data, refetch } = useGetList<BannerRecord>('website-banners', {
    sort: { field: 'sortIndex', order: 'ASC' },
    pagination: { page: 1, perPage: limits.maxPageSize },
  });
  const [moved, setMoved] = useState<readonly BannerRecord[] | null>(null);
  const items = moved ?? data ?? [];
  const { mutate, isPending } = useSend(UpdateWebsiteBannerOrdersDocument, {
    onSuccess: () => {
      notify('resources.website-banners.order.saved', { type: 'success' });
      refresh();
      onClose();
    },
    onError: (error) => {
      const isOutdated = error instanceof RequestError && error.code === 'CONFLICT';
      if (isOutdated) notify('resources.website-banners.order.changed', { type: 'error' });
      else reportError(error);
      // back to what is stored
      setMoved(null);
      void refetch();
      refresh();
    },
  });
  const move = (from: number, to: number) => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    setMoved(next);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('order.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{text('order.text')}</DialogContentText>
        {!data && (
          <Skeleton variant="rounded" height={240} aria-label={translate('list.loading')} />
        )}
        <SortableList
          items={items}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          label={text('order.list')}
          onMove={move}
          renderItem={(banner, handle) => <OrderedBanner banner={banner} handle={handle} />}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{translate('form.cancel')}</Button>
        <Button
          variant="contained"
          disabled={moved === null || isPending}
          onClick={() => mutate({ items: items.map(({ id }, sortIndex) => ({ id, sortIndex })) })}
        >
          {translate('form.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const OrderedBanner = ({ banner, handle }: { banner: BannerRecord; handle: ReactNode }) => {
  const text = useResourceText();
  const { name, placement, categoryName, picture } = banner;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        p: 1,
        mb: 1,
        border: 1,
        borderRadius: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      {handle}
      <Thumbnail image={picture ? { filename: picture, alt: '' } : null} size={48} />
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap fontWeight={560}>
          {name}
        </Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          {[text(`placements.${placement}`), categoryName].filter(Boolean).join(': ')}
        </Typography>
      </Box>
    </Box>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default OrderDialog;
