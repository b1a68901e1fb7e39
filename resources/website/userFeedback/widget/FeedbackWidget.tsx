import FeedbackIcon from '@mui/icons-material/RateReviewOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const FeedbackDialog = lazyPart(() => import('./FeedbackDialog.tsx'));

/**
 * Opens the feedback form on every page. Its button is at the edge of the window, where it covers
 * neither save bars nor background jobs; in a narrow window it is below the page.
 * @param page the path of the current page
 */
const FeedbackWidget = ({ page }: { page: string }) => {
  const translate = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        size="small"
        aria-haspopup="dialog"
        startIcon={<FeedbackIcon />}
        onClick={() => setOpen(true)}
        sx={tab}
      >
        {translate('feedbackWidget.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FeedbackDialog page={page} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const tab = {
  '@media print': { display: 'none' },
  // a phone has no room beside the page
  '@media (max-width: 599px)': {
    display: 'flex',
    mx: 'auto',
    mt: 1,
    mb: 2,
    color: 'primary.main',
    backgroundColor: 'transparent',
  },
  '@media (min-width: 600px)': {
    position: 'fixed',
    right: 0,
    top: '50%',
    transform: 'translateY(-50%)',
    zIndex: 'speedDial',
    minWidth: 0,
    px: 0.5,
    py: 1.5,
    borderRadius: '8px 0 0 8px',
    writingMode: 'vertical-rl',
    lineHeight: 1.5,
    '& .MuiButton-startIcon': { m: 0, mb: 0.75 },
  },
} as const;

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default FeedbackWidget;
