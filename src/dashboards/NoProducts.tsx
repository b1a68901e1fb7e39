import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

export const NoProducts = () => (
  <Typography variant="body2" color="text.secondary">
    {useTranslate()('dashboard.noProducts')}
  </Typography>
);
