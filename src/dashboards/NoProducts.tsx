import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';

export const NoProducts = () => (
  <Typography variant="body2" color="text.secondary">
    {useText()('dashboard.noProducts')}
  </Typography>
);
