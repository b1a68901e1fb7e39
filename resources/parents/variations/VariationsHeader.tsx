import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

interface Props {
  /** The product's own form holds something that is not saved. */
  hasUnsaved: boolean;
}

/** The section's heading. */
export const VariationsHeader = ({ hasUnsaved }: Props) => {
  const translate = useTranslate();
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h2">
        {translate('resources.products/parents.sections.variations')}
      </Typography>
      <Typography variant="body2" color="text.secondary" role="status">
        {translate(`resources.products/parents.variations.${hasUnsaved ? 'saveFirst' : 'text'}`)}
      </Typography>
    </Box>
  );
};
