import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { ClickAndCollectDocument, UpdateClickAndCollectDocument } from './operations.generated.ts';
import { useClickAndCollect } from './useClickAndCollect.ts';

/** Turns Click & Collect on or off for all products. */
export const OfferSwitch = () => {
  const text = useText('resources.click-and-collect');
  const notify = useNotify();
  const report = useReportError();
  const offer = useClickAndCollect();
  const { mutate, isPending } = useApiMutation(UpdateClickAndCollectDocument, {
    onSuccess: () => notify(`resources.click-and-collect.switch.${next}`, { type: 'success' }),
    onError: report,
    stale: [ClickAndCollectDocument],
  });
  if (!offer || offer.showrooms.length === 0) return null;
  const { click_and_collect: isOn } = offer;
  const next = isOn ? 'switchedOff' : 'switchedOn';
  return (
    <Card sx={{ px: 3, py: 1.5, mb: 2 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            disabled={isPending}
            onChange={() => mutate({ input: { click_and_collect: !isOn } })}
          />
        }
        label={text('switch.title')}
      />
      <Typography variant="body2" color="text.secondary">
        {text(isOn ? 'switch.on' : 'switch.off')}
      </Typography>
    </Card>
  );
};
