import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';

/** The crop area, in percent of the image. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Props {
  /** Address of the image. */
  src: string;
  /** The previous crop. */
  crop?: Crop | null | undefined;
  /** Aspect ratio of the crop: width divided by height. */
  aspect: number;
  onApply: (crop: Crop, picture: HTMLImageElement) => Promise<void>;
  onClose: () => void;
}

const firstWidth = 90;

const rounded = ({ x, y, width, height }: PercentCrop): Crop => {
  const [left, top] = [x, y].map((part) => Math.max(0, Math.round(part * 1000) / 1000));
  const within = (size: number, start = 0) => Math.min(Math.round(size * 1000) / 1000, 100 - start);
  return { x: left ?? 0, y: top ?? 0, width: within(width, left), height: within(height, top) };
};

/**
 * Crops an image. The user draws the area with the mouse or by touch, or moves and resizes it with
 * the arrow keys.
 */
const CropDialog = ({ src, crop: former, aspect, onApply, onClose }: Props) => {
  const translate = useText();
  const helpId = useId();
  const picture = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop | undefined>(
    former ? { unit: '%', ...former } : undefined,
  );
  const [isChanged, setChanged] = useState(false);
  const [isPending, setPending] = useState(false);
  const apply = async () => {
    if (!crop || !picture.current) return;
    setPending(true);
    try {
      await onApply(rounded(crop), picture.current);
    } finally {
      setPending(false);
    }
  };
  const begin = ({ width, height }: HTMLImageElement) =>
    setCrop((given) => {
      const whole = makeAspectCrop({ unit: '%', width: firstWidth }, aspect, width, height);
      return given ?? centerCrop(whole, width, height);
    });
  const texts = Object.fromEntries(
    ['cropArea', 'nwDragHandle', 'nDragHandle', 'neDragHandle', 'eDragHandle', 'seDragHandle']
      .concat('sDragHandle', 'swDragHandle', 'wDragHandle')
      .map((key) => [key, translate(`crop.${key}`)]),
  ) as unknown as (typeof ReactCrop)['defaultProps']['ariaLabels'];
  return (
    <DialogFrame
      onClose={onClose}
      width="sm"
      content={{ sx: { textAlign: 'center' } }}
      title={translate('crop.title')}
      isAtRisk={isChanged}
      isPending={isPending}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <ActionButton variant="contained" disabled={!crop || isPending} onClick={apply}>
            {translate('crop.apply')}
          </ActionButton>
        </>
      }
    >
      <Typography id={helpId} variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate('crop.help')}
      </Typography>
      <ReactCrop
        crop={crop}
        aspect={aspect}
        keepSelection
        ruleOfThirds
        ariaLabels={texts}
        onChange={(_pixels, percent) => {
          setCrop(percent);
          setChanged(true);
        }}
      >
        <img
          ref={picture}
          src={src}
          alt={translate('crop.picture')}
          style={{ maxHeight: '55vh' }}
          onLoad={({ currentTarget }) => begin(currentTarget)}
        />
      </ReactCrop>
    </DialogFrame>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default CropDialog;
