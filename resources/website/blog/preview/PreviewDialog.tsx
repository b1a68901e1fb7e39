import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined';
import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ToggleButton from '@mui/material/ToggleButton';
import { useId, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ToggleChoice } from '#ui/form/ToggleChoice.tsx';
import { PostView, type ShownPost } from './PostView.tsx';

type Device = 'desktop' | 'phone';

const widths: Record<Device, number> = { desktop: 1024, phone: 390 };
const icons: Record<Device, typeof PhoneIcon> = { desktop: DesktopIcon, phone: PhoneIcon };
const devices = ['desktop', 'phone'] as const;

/** Previews a post as readers see it, on a large screen and on a phone. */
const PreviewDialog = ({ post, onClose }: { post: ShownPost; onClose: () => void }) => {
  const text = useText('resources.blog.preview');
  const titleId = useId();
  const [device, setDevice] = useState<Device>('desktop');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', pr: 3 }}>
        <DialogTitle id={titleId} sx={{ flex: 1 }}>
          {text('title')}
        </DialogTitle>
        <ToggleChoice<Device> value={device} onChange={setDevice} aria-label={text('device')}>
          {devices.map((each) => {
            const Icon = icons[each];
            return (
              <ToggleButton key={each} value={each} sx={{ gap: 0.75 }}>
                <Icon fontSize="small" />
                {text(each)}
              </ToggleButton>
            );
          })}
        </ToggleChoice>
      </Box>
      <DialogContent tabIndex={0} sx={{ backgroundColor: 'background.default' }}>
        <Box
          sx={{
            containerType: 'inline-size',
            maxWidth: widths[device],
            mx: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            backgroundColor: 'background.paper',
          }}
        >
          <PostView post={post} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{text('close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default PreviewDialog;
