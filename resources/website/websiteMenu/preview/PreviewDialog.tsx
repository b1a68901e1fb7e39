import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { MenuPreviewDocument } from '#resources/website/websiteMenu/operations.generated.ts';
import { ToggleChoice } from '#ui/form/ToggleChoice.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { DesktopMenu } from './DesktopMenu.tsx';
import { Frame } from './Frame.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { previewTree } from './previewTree.ts';

const widths = { desktop: 1440, phone: 390 } as const;
type Device = keyof typeof widths;

const of = (level: number) => ({ level, size: limits.maxPageSize });
const queries = { two: of(2), three: of(3), four: of(4) };

/** Previews the mega-menu as the shop shows it, on a desktop and on a phone. */
const PreviewDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useText();
  const text = useText('resources.website-menu.preview');
  const titleId = useId();
  const [device, setDevice] = useState<Device>('desktop');
  const [withUnpublished, setWithUnpublished] = useState(false);
  const { data, error, refetch } = useApiQuery(MenuPreviewDocument, queries);
  const tops = useMemo(
    () => (data ? previewTree(data, withUnpublished) : []),
    [data, withUnpublished],
  );
  const Menu = device === 'desktop' ? DesktopMenu : PhoneMenu;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xl" aria-labelledby={titleId}>
      <DialogTitle sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box id={titleId} component="span" sx={{ flex: 1 }}>
          {text('title')}
        </Box>
        <ToggleChoice aria-label={text('device')} value={device} onChange={setDevice}>
          <ToggleButton value="desktop">{text('desktop')}</ToggleButton>
          <ToggleButton value="phone">{text('phone')}</ToggleButton>
        </ToggleChoice>
        <FormControlLabel
          control={
            <Switch
              checked={withUnpublished}
              onChange={(_event, checked) => setWithUnpublished(checked)}
            />
          }
          label={text('withUnpublished')}
        />
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ minHeight: 420 }}>
        {error && <NotLoaded error={error} onRetry={() => refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={360} />}
        {data && tops.length === 0 && (
          <Typography color="text.secondary" sx={{ py: 8, textAlign: 'center' }}>
            {text('nothing')}
          </Typography>
        )}
        {tops.length > 0 && (
          <Frame key={device} width={widths[device]}>
            <Menu tops={tops} />
          </Frame>
        )}
      </DialogContent>
    </Dialog>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default PreviewDialog;
