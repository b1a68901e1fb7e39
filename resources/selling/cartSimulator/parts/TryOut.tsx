import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { About } from '#resources/selling/cartSimulator/about.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const TryOutForm = lazyPart<{ about: About }>(
  () => import('#resources/selling/cartSimulator/TryOutForm.tsx'),
);

/**
 * A small simulator below a settings form. It calculates the cost of an item under the current
 * conditions, and shows the reason for a refusal.
 */
export const TryOut = ({ about }: { about: About }) => {
  const translate = useText();
  const titleId = useId();
  const bodyId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ mt: 2, px: 3, py: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography id={titleId} variant="h2">
            {translate('cartSimulator.box.title')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {translate(`cartSimulator.box.${about === 'product' ? 'productText' : 'text'}`)}
          </Typography>
        </Box>
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {translate(`cartSimulator.box.${isOpen ? 'hide' : 'show'}`)}
        </Button>
      </Box>
      {isOpen && (
        <Box id={bodyId} sx={{ mt: 2 }}>
          <Suspense fallback={null}>
            <TryOutForm about={about} />
          </Suspense>
        </Box>
      )}
    </Card>
  );
};
