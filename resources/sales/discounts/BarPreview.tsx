import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Bar } from './Bar.tsx';

/** Previews the bar from the form values, above a schematic page. */
export const BarPreview = () => {
  const text = useText('resources.discounts');
  const [barMessage, barTextColor, barBackgroundColor] = useWatch({
    name: ['barMessage', 'barTextColor', 'barBackgroundColor'],
  });
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="caption" color="text.secondary">
        {text('preview.title')}
      </Typography>
      <Box sx={{ mt: 0.5, overflow: 'hidden', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Bar
          bar={{ barMessage, barTextColor, barBackgroundColor }}
          otherwise={text('preview.message')}
        />
        <Box aria-hidden sx={{ p: 2, display: 'flex', gap: 2 }}>
          <Skeleton animation={false} variant="rounded" width={72} height={48} />
          <Box sx={{ flex: 1 }}>
            <Skeleton animation={false} width="60%" />
            <Skeleton animation={false} width="40%" />
          </Box>
        </Box>
      </Box>
    </Box>
  );
};
