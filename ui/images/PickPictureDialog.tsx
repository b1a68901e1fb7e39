import NoPictureIcon from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DialogBase } from '#ui/dialogs/DialogBase.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { useSearchText } from '#ui/form/useSearchText.ts';
import { StateMessage } from '#ui/layout/StateMessage.tsx';

export type GalleryPicture = RaRecord<string> & {
  filename: string;
  originName: string;
  alt: string;
};

interface Props {
  onPick: (picture: GalleryPicture) => void;
  onClose: () => void;
}

const atOnce = 24;
const newestFirst = { field: 'createdAt', order: 'DESC' } as const;
const placeholders = Array.from({ length: 8 }, (_, index) => index);
const grid = {
  display: 'grid',
  gap: 1.5,
  p: 0,
  m: 0,
  mt: 2,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
} as const;

/** Picks an image from the gallery: newest first, with a search by file name and product. */
const PickPictureDialog = ({ onPick, onClose }: Props) => {
  const translate = useText();
  const [pages, setPages] = useState(1);
  const { typed, text: name, onSearch } = useSearchText(limits.searchDebounceMs);
  const { data, total, isPending, error } = useGetList<GalleryPicture>('gallery', {
    filter: name ? { name } : {},
    sort: newestFirst,
    pagination: { page: 1, perPage: pages * atOnce },
  });
  return (
    <DialogBase
      onClose={onClose}
      width="md"
      content={{ sx: { minHeight: 360 } }}
      title={translate('images.pick.title')}
      actions={<Button onClick={onClose}>{translate('form.cancel')}</Button>}
    >
      <Box sx={{ pt: 1 }}>
        <SearchField
          label={translate('images.pick.search')}
          value={typed}
          onChange={(next) => {
            onSearch(next);
            setPages(1);
          }}
        />
      </Box>
      {isPending && (
        <Box role="status" aria-label={translate('list.loading')} sx={grid}>
          {placeholders.map((place) => (
            <Skeleton key={place} variant="rounded" sx={{ aspectRatio: '1', height: 'auto' }} />
          ))}
        </Box>
      )}
      {(error || data?.length === 0) && (
        <StateMessage
          icon={<NoPictureIcon />}
          title={translate(error ? 'list.failed' : 'images.pick.none')}
        />
      )}
      {data && data.length > 0 && (
        <Box component="ul" aria-label={translate('images.pick.title')} sx={grid}>
          {data.map((picture) => (
            <li key={picture.id}>
              <PictureChoice picture={picture} onPick={() => onPick(picture)} />
            </li>
          ))}
        </Box>
      )}
      {data && total !== undefined && data.length < total && (
        <Box sx={{ textAlign: 'center', mt: 2 }}>
          <Button onClick={() => setPages(pages + 1)}>{translate('images.pick.more')}</Button>
        </Box>
      )}
    </DialogBase>
  );
};

const PictureChoice = ({ picture, onPick }: { picture: GalleryPicture; onPick: () => void }) => {
  const name = picture.originName || picture.filename;
  return (
    <ButtonBase
      focusRipple
      onClick={onPick}
      aria-label={name}
      sx={{
        width: 1,
        display: 'block',
        textAlign: 'left',
        overflow: 'hidden',
        border: 1,
        borderRadius: 1,
        borderColor: 'divider',
        '&:hover, &:focus-visible': { borderColor: 'primary.main' },
      }}
    >
      <Box
        component="img"
        src={`/images/${picture.filename}?w=320`}
        alt=""
        loading="lazy"
        decoding="async"
        sx={{ width: 1, aspectRatio: '1', objectFit: 'contain', display: 'block' }}
      />
      <Typography variant="caption" noWrap component="p" sx={{ p: 0.75 }}>
        {name}
      </Typography>
    </ButtonBase>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default PickPictureDialog;
